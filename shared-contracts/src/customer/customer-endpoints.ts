import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { messageResponse } from '../endpoint/field-schemas.ts';
import { Customer } from './customer.ts';

/** The phone of a customer, sent as a number. */
const customer_id = z.int().check(z.minimum(1_000_000_000), z.maximum(9_999_999_999));
/** An Indian mobile number (LOGIN-28). */
const mobile = z.int().check(z.minimum(6_000_000_000), z.maximum(9_999_999_999));

/**
 * A random id of the shopper's device (LOGIN-22), an addition: a client may lack it, and a provider may ignore it. A code is then
 * bound to that device, and wrong codes from other devices do not use up its attempts.
 */
const device = z.optional(z.string().check(z.minLength(16), z.maxLength(100)));

export const verifyCustomer = defineEndpoint({
  name: 'verifyCustomer',
  method: 'GET',
  path: '/api/customer/verify',
  summary: 'Who is logged in.',
  needsLogin: true,
  response: Customer,
  failureMessage: 'Your account could not be loaded.',
});

export const updateCustomer = defineEndpoint({
  name: 'updateCustomer',
  method: 'PUT',
  path: '/api/customer/',
  summary: 'Changes name and email of the logged-in customer; another customer’s id is a 400.',
  needsLogin: true,
  body: z.object({
    customer_id,
    name: z.string().check(z.maxLength(100)),
    email: z.nullish(z.string().check(z.maxLength(200))),
  }),
  response: Customer,
  failureMessage: 'Failed to update customer name.',
});

export const sendOtp = defineEndpoint({
  name: 'sendOtp',
  method: 'POST',
  path: '/api/customer/send-otp',
  summary: 'Sends a one-time code; the response never reveals whether the phone is known.',
  body: z.object({ customer_id: mobile, device }),
  response: messageResponse,
  failureMessage: 'Failed to send OTP. Please try again.',
});

export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  method: 'POST',
  path: '/api/customer/verify-otp',
  summary: 'Exchanges a one-time code for a token.',
  body: z.object({ customer_id: mobile, otp: z.int().check(z.minimum(0), z.maximum(9999)), device }),
  response: z.object({ token: z.string().check(z.minLength(1)) }),
  failureMessage: 'Invalid OTP. Please try again.',
});

/** An addition: without it the token is only removed from the browser (API-18). */
export const logOut = defineEndpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/customer/logout',
  isAddition: true,
  summary: 'Ends the session.',
  needsLogin: true,
  response: messageResponse,
  failureMessage: 'Could not log out.',
});
