import * as endpoints from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE, profileErrors } from 'shared-contracts/customer/rules';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountForCustomer, mountOpen } from '../http/mount-endpoint.ts';
import { endSession } from '../session/session-store.ts';
import { getCustomer, renameCustomer } from './customer-store.ts';
import { type LoginServices, logIn, sendCode } from './login.ts';

export function mountCustomerRoutes(api: Api, services: LoginServices): void {
  const { db } = services;
  mountOpen(api, endpoints.sendOtp, async ({ body: { customer_id, device }, origin }) => {
    await sendCode(services, { customer_id, device, origin });
    return { message: CODE_SENT_MESSAGE };
  });
  mountOpen(api, endpoints.verifyOtp, async ({ body: { customer_id, otp, device }, origin }) => {
    return { token: await logIn(services, { customer_id, otp, device, origin }) };
  });
  mountForCustomer(api, endpoints.verifyCustomer, ({ session }) => getCustomer(db, session.customer_id));
  mountForCustomer(api, endpoints.updateCustomer, async ({ session: { customer_id }, body }) => {
    // Not a 403: the storefront would log the shopper out.
    if (body.customer_id !== customer_id) throw new HttpError(400, 'You can only change your own profile.');
    return await renameCustomer(db, { customer_id, ...validProfile(body) });
  });
  mountForCustomer(api, endpoints.logOut, async ({ session }) => {
    await endSession(db, session.jti);
    return { message: 'Logged out.' };
  });
}

/**
 * Name and email as they are stored: trimmed, an empty email as null.
 * @throws {HttpError} 400 for a missing name or a malformed email.
 */
function validProfile(sent: { name: string; email?: string | null }): { name: string; email: string | null } {
  const name = sent.name.trim();
  const email = sent.email?.trim() || null;
  const [error] = profileErrors({ name, email: email ?? '' });
  if (error) throw new HttpError(400, error.message);
  return { name, email };
}
