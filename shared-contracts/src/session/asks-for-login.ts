/**
 * The attribute of a button that always leads a visitor to the login. Clicked before the scripts have loaded, such a button opens the
 * document's own login dialog (SITE-59).
 * @param message shown in the dialog: the reason for the login, as in `requestLogin`
 */
export function asksForLogin(message = ''): { 'data-login': string } {
  return { 'data-login': message };
}
