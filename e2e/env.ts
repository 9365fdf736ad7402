/** `npm test` and `npm run test:e2e` start a shop for the tests and set these variables. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the journeys with "npm run test:e2e".`);
  return value;
}

export const env = {
  get shopUrl() {
    return required('SHOP_URL');
  },
  /** The provider's origin. Its dev inbox contains the login codes. */
  get providerOrigin() {
    return required('PROVIDER_ORIGIN');
  },
  get shopData() {
    return required('SHOP_DATA');
  },
  /** Origins of the edge servers that all tests of a run share. */
  get edgeWithLongTimeouts() {
    return required('EDGE_WITH_LONG_TIMEOUTS');
  },
  get edgeWithoutData() {
    return required('EDGE_WITHOUT_DATA');
  },
  chromiumPath: process.env.CHROMIUM_PATH,
  isCi: process.env.CI === 'true',
  /** Set when only a few tests are run by name, to find out why they fail. */
  recordsTraces: process.env.RECORD_TRACES === 'true',
};
