/** The operator's configuration, which each document contains for the browser. */
export type ShopConfiguration = {
  shopName: string;
  /** With country code, as it is shown. */
  phone: string;
  email: string;
  /** Postal address, lines separated by `\n`. */
  address: string;
  /** A WhatsApp number in international form, digits only. Absent if none is configured. */
  whatsapp?: string;
  /** When the shop is open, lines separated by `\n`. */
  openingHours?: string;
  /** The company's GST number, on printed orders. Absent where none is configured. */
  gstin?: string;
  instagramUrl: string;
  youtubeUrl: string;
  /** The shop's videos, at most two (INSP-47). If absent or empty, the home page shows its own clips. */
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
  /** Where browsers POST an `ErrorReport` as JSON. If absent, they send none. */
  errorReports?: string;
  /** Where browsers POST `VitalsReport`s as JSON, and the share of them that do, from 0 to 1. If absent, none does. */
  vitals?: { address: string; share: number };
};
