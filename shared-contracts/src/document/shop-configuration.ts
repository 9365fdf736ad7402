/** What the operator configures at run time and each document carries for the browser. */
export type ShopConfiguration = {
  shopName: string;
  /** As shown, with country code. */
  phone: string;
  email: string;
  /** Postal address, lines separated by `\n`. */
  address: string;
  /** A number at WhatsApp, in international form; digits alone. Absent where none is configured. Since 1.18. */
  whatsapp?: string;
  /** When the shop is open, lines separated by `\n`. Since 1.18. */
  openingHours?: string;
  /** The company's GST number, on printed orders. Absent where none is configured. Since 1.6. */
  gstin?: string;
  instagramUrl: string;
  youtubeUrl: string;
  /** The shop's videos, at most two (INSP-47). Absent or empty: the home page shows its own clips. Since 1.6. */
  videoUrls?: readonly string[];
  /** Opens the address in a maps application. */
  mapUrl: string;
  /** URL of the map that Contact embeds. Absent where none is configured. Since 1.6. */
  mapEmbedUrl?: string;
  /** The map's attribution line. Since 1.6. */
  mapAttribution?: string;
  /** A pincode is looked up at `<pincodeUrl>/<six digits>`. */
  pincodeUrl: string;
  /** URL or path of the script that opens the pay page. */
  paymentScriptUrl: string;
  /** Origins of the pay page besides the script's own (PAY-11). An edge server from before 1.6 sends none. */
  paymentOrigins?: readonly string[];
  /** Where browsers send an `ErrorReport` as JSON, by POST. Absent: they send none. Since 1.7. */
  errorReports?: string;
  /** Where some browsers send `VitalsReport`s as JSON, by POST, and how many of them do, from 0 to 1. Absent: none does. Since 1.16. */
  vitals?: { address: string; share: number };
};
