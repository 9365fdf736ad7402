import * as endpoints from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountForCustomer, mountOpen } from '../http/mount-endpoint.ts';
import { endSession } from '../session/session-store.ts';
import { getCustomer, renameCustomer } from './customer-store.ts';
import { type LoginServices, logIn, sendCode } from './login.ts';
import { validProfile } from './profile.ts';

export function mountCustomerRoutes(api: Api, services: LoginServices): void {
  const { db } = services;

  mountOpen(api, endpoints.sendOtp, async ({ body: { customer_id }, origin }) => {
    await sendCode(services, { customer_id, origin });
    return { message: CODE_SENT_MESSAGE };
  });

  mountOpen(api, endpoints.verifyOtp, async ({ body: { customer_id, otp }, origin }) => {
    return { token: await logIn(services, { customer_id, otp, origin }) };
  });

  mountForCustomer(api, endpoints.verifyCustomer, ({ session }) => getCustomer(db, session.customer_id));

  mountForCustomer(api, endpoints.updateCustomer, async ({ session: { customer_id }, body }) => {
    // Not a 403: the storefront would take it as the end of the session.
    if (body.customer_id !== customer_id) throw new HttpError(400, 'You can change your own profile only.');
    return await renameCustomer(db, { customer_id, ...validProfile(body) });
  });

  mountForCustomer(api, endpoints.logOut, async ({ session }) => {
    await endSession(db, session.jti);
    return { message: 'Logged out.' };
  });
}
