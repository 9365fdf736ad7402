/** What the sandbox accepts. None of it is a secret: no money moves there. */
export const SANDBOX_CREDENTIALS = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  webhook: { username: 'sandbox', password: 'sandbox' },
};
