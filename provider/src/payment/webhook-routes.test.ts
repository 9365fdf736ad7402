import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isAuthorizedWebhook } from './webhook-routes.ts';

const ACCOUNT = { username: 'name', password: 'password' };
const HASH = createHash('sha256').update('name:password').digest('hex');

it.each([
  [HASH, true],
  [HASH.toUpperCase(), true],
  [`SHA256 ${HASH}`, true],
  [undefined, false],
  ['', false],
  [HASH.slice(1), false],
  [`${HASH}0`, false],
  ['name:password', false],
  // Signed by its content, as other gateways do. Documented as not accepted (PAY-84).
  [createHmac('sha256', 'password').update('{}').digest('hex'), false],
  [createHash('sha256').update('name:other').digest('hex'), false],
])('PAY-40 PAY-84 PROM-39 the authorisation %s of a webhook is accepted: %s', (authorization, isAccepted) => {
  expect(isAuthorizedWebhook(authorization, ACCOUNT)).toBe(isAccepted);
});
