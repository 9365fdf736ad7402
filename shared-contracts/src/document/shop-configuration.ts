/** What the operator configures at run time and each document carries for the browser. */
export type ShopConfiguration = {
  shopName: string;
  /** As shown, with country code. */
  phone: string;
  email: string;
  /** Postal address, lines separated by `\n`. */
  address: string;
  instagramUrl: string;
  youtubeUrl: string;
  mapUrl: string;
  /** A pincode is looked up at `<pincodeUrl>/<six digits>`. */
  pincodeUrl: string;
  paymentScriptUrl: string;
};
