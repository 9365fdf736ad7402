const { PORT, PROVIDER_PORT, PROVIDER_URL } = process.env;

/** The shop beside which a remote is developed: the edge server's port, and the address of the provider. */
export const developmentShop = {
  port: PORT || '3000',
  provider: PROVIDER_URL || `http://127.0.0.1:${PROVIDER_PORT || '4000'}`,
};
