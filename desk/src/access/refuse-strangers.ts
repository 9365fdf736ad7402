import { createHmac, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { HttpError } from 'provider/http/http-error';
import { endStaffSession, staffOfSession } from 'provider/staff/staff-session-store';
import type { StaffMember } from 'provider/staff/staff-store';
import type { DeskContext, DeskEnvironment } from '../context/desk.ts';
import { forgetSession, readCookie, visitorOf } from './cookies.ts';

export const LOGIN_PATH = '/login';
const READING = new Set(['GET', 'HEAD']);
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** DESK-8: the desk answers to one host name. Another name may be a site that resolves to this machine (DNS rebinding). */
export const refuseOtherNames = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (originOf(context) === undefined)
    throw new HttpError(403, 'The desk is at another address: the one of DESK_URL, or http://localhost.');
  await next();
});

/** The origin of the desk's own forms; undefined if the request has another host. */
function originOf(context: DeskContext): string | undefined {
  const { publicOrigin } = context.get('desk');
  const host = context.req.header('host') ?? '';
  if (publicOrigin !== undefined) return new URL(publicOrigin).host === host ? publicOrigin : undefined;
  return OWN_MACHINE.test(host) ? `http://${host}` : undefined;
}

/** DESK-7: a customer's token gets a 404, in a header or in a cookie. */
export const refuseCustomers = createMiddleware<DeskEnvironment>(async (context, next) => {
  const isToken = /^\s*Bearer\b/i.test(context.req.header('authorization') ?? '');
  // A session has no dots, and may begin with the same letters.
  const isTokenInCookie = /\bdesk_session=eyJ[\w-]*\./.test(context.req.header('cookie') ?? '');
  if (isToken || isTokenInCookie) throw new HttpError(404, 'There is nothing at this address.');
  await next();
});

/** Sets the logged-in member of the staff, and the token for this browser's forms. */
export const recogniseStaff = createMiddleware<DeskEnvironment>(async (context, next) => {
  const { db, now, secrets } = context.get('desk');
  const secret = readCookie(context, 'session');
  const staff = secret === undefined ? undefined : await staffOfSession(db, secret, now());
  if (staff) context.set('staff', staff);
  const owner = staff && secret !== undefined ? secret : visitorOf(context);
  context.set('formToken', formToken(owner, secrets().pepper));
  await next();
});

/** DESK-6: accepts a change only from a form that the desk made for this browser. */
export const refuseForeignForms = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (READING.has(context.req.method)) return await next();
  if (context.req.header('origin') !== originOf(context))
    throw new HttpError(403, 'Pages of other websites may not do this.');
  const sent = (await readForm(context)).get('token') ?? '';
  if (!isSameToken(sent, context.get('formToken')))
    throw new HttpError(403, 'This page is out of date. Please load it again, then try once more.');
  await next();
});

/** Redirects everybody else to the login. */
export const staffAlone = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (!context.get('staff')) return context.redirect(LOGIN_PATH, 303);
  await next();
});

/** DESK-1: money, exports and the audit are the owner's. */
export const ownerAlone = createMiddleware<DeskEnvironment>(async (context, next) => {
  if (!isOwner(context.get('staff'))) throw new HttpError(403, 'Only an owner may do this.');
  await next();
});

export function isOwner({ role }: StaffMember): boolean {
  return role === 'owner';
}

/** The fields of a form, some of them several times. */
export async function readForm(context: DeskContext): Promise<URLSearchParams> {
  if (!isWithFiles(context)) return new URLSearchParams(await context.req.text());
  const fields = new URLSearchParams();
  for (const [name, value] of await readParts(context))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** The uploaded file of a form; undefined if none was chosen. */
export async function readFile(context: DeskContext, name: string): Promise<File | undefined> {
  const value = isWithFiles(context) ? (await readParts(context)).get(name) : undefined;
  return value instanceof File && value.size > 0 ? value : undefined;
}

function isWithFiles(context: DeskContext): boolean {
  return context.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
}

async function readParts(context: DeskContext): Promise<FormData> {
  try {
    return await context.req.formData();
  } catch {
    throw new HttpError(400, 'The form could not be read. Please load the page again.');
  }
}

/** Ends the browser's session, if there is one. */
export async function endSessionOf(context: DeskContext): Promise<void> {
  const secret = readCookie(context, 'session');
  if (secret !== undefined) await endStaffSession(context.get('desk').db, secret);
  forgetSession(context);
}

/**
 * DESK-6: the token that proves that the desk made a form for this browser. It is the HMAC of the browser's cookie with a secret key, so it
 * needs no storage, and somebody who can plant a cookie cannot make it.
 * @param owner the cookie: the session's, before the login the visitor's
 */
function formToken(owner: string, key: string): string {
  return createHmac('sha256', key).update(`form ${owner}`).digest('base64url');
}

function isSameToken(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
