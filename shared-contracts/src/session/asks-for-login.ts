/**
 * The attribute of a button with which a visitor always gets to the login. Clicked before the scripts, such a button opens the login dialog
 * that the document brings (SITE-59).
 * @param message shown in the dialog: why the login is needed, as in `requestLogin`
 */
export function asksForLogin(message = ''): { 'data-login': string } {
  return { 'data-login': message };
}
