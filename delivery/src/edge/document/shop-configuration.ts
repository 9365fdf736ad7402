import type { Environment } from '../../env.ts';

/** What the browser is told at run time about the shop that it shows. */
export interface ShopConfiguration {
  shopName: string;
  phone: string;
  email: string;
  address: string;
  instagramUrl: string;
  youtubeUrl: string;
  mapUrl: string;
  /** A pincode is looked up at `<pincodeUrl>/<six digits>`. */
  pincodeUrl: string;
  paymentScriptUrl: string;
}

export function shopConfiguration(environment: Environment): ShopConfiguration {
  return {
    shopName: environment.SHOP_NAME,
    phone: environment.SHOP_PHONE,
    email: environment.SHOP_EMAIL,
    address: environment.SHOP_ADDRESS,
    instagramUrl: environment.INSTAGRAM_URL,
    youtubeUrl: environment.YOUTUBE_URL,
    mapUrl: environment.MAP_URL,
    pincodeUrl: environment.PINCODE_URL,
    paymentScriptUrl: environment.PAYMENT_SCRIPT_URL,
  };
}
