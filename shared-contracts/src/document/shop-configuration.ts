/** The operator's configuration that each document carries for the browser. */
export type ShopConfiguration = {
  shopName: string;
  /** With country code, as it is shown. */
  phone: string;
  email: string;
  /** Postal address, lines separated by `\n`. */
  address: string;
  /** A number at WhatsApp, in international form; digits alone. Absent where none is configured. */
  whatsapp?: string;
  /** When the shop is open, lines separated by `\n`. */
  openingHours?: string;
  /** The company's GST number, on printed orders. Absent where none is configured. */
  gstin?: string;
  instagramUrl: string;
  youtubeUrl: string;
  /** The shop's videos, at most two (INSP-47). Absent or empty: the home page shows its own clips. */
  videoUrls?: readonly string[];
  /** Opens the address in a maps application. */
  mapUrl: string;
  /** URL of the map that Contact embeds. Absent where none is configured. */
  mapEmbedUrl?: string;
  mapAttribution?: string;
  /** A pincode is looked up at `<pincodeUrl>/<six digits>`. */
  pincodeUrl: string;
  /** URL or path of the script that opens the pay page. */
  paymentScriptUrl: string;
  /** Origins of the pay page besides the script's own (PAY-11). */
  paymentOrigins?: readonly string[];
  /** Where browsers send an `ErrorReport` as JSON, by POST. Absent: they send none. */
  errorReports?: string;
  /** Where some browsers send `VitalsReport`s as JSON, by POST, and how many of them do, from 0 to 1. Absent: none does. */
  vitals?: { address: string; share: number };
};
