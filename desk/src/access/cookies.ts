import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { STAFF_SESSION } from 'provider/staff/staff-session-store';
import type { DeskContext } from '../context/desk.ts';

/** `visitor` identifies the browser before and after the login, and binds codes to it. `session` is the login. */
const NAMES = { visitor: 'desk_visitor', session: 'desk_session' };
type Cookie = keyof typeof NAMES;

/** Seconds. Browsers keep no cookie longer. */
const LONGEST = 400 * 24 * 60 * 60;
/** 32 random bytes. */
const VALUE = /^[\w-]{43}$/;

/** The value of a cookie that the desk may have set; undefined for any other. */
export function readCookie(context: DeskContext, name: Cookie): string | undefined {
  const value = isSecure(context) ? getCookie(context, NAMES[name], 'host') : getCookie(context, NAMES[name]);
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** The id of this browser, which it gets with its first page. */
export function visitorOf(context: DeskContext): string {
  const known = readCookie(context, 'visitor');
  if (known !== undefined) return known;
  const visitor = randomBytes(32).toString('base64url');
  write(context, 'visitor', visitor, LONGEST);
  return visitor;
}

export function keepSession(context: DeskContext, secret: string): void {
  write(context, 'session', secret, STAFF_SESSION / 1000);
}

export function forgetSession(context: DeskContext): void {
  write(context, 'session', '', 0);
}

/** DESK-5: with the prefix `__Host-`, no other host of the desk's domain can plant a cookie. */
function write(context: DeskContext, name: Cookie, value: string, maxAge: number): void {
  const secure = isSecure(context);
  setCookie(context, NAMES[name], value, {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/',
    maxAge,
    ...(secure && { prefix: 'host' as const }),
  });
}

function isSecure(context: DeskContext): boolean {
  return context.get('desk').publicOrigin?.startsWith('https:') ?? false;
}
