const { LIVE_SHOP, PROVIDER_URL, PROVIDER_PORT } = process.env;

/** The shop against which a remote is developed. */
export const developmentShop = {
  provider: PROVIDER_URL || `http://127.0.0.1:${PROVIDER_PORT || '4000'}`,
  /** Address of a running shop, in which a remote outside the repository is shown. */
  live: LIVE_SHOP || undefined,
};
