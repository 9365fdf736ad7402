import type { MiddlewareHandler } from 'hono';
import { INERT_POLICY } from './content-security-policy.ts';

const ONE_YEAR = 31_536_000;

/**
 * Security headers that matter only on a document. A page of another site that has opened the shop in a window may navigate that window,
 * except on pages that need a login, where a session is typed or money is paid. Isolating the other pages as well would make browsers start
 * a new process for each visit from another site, which takes a third of a second visit's first paint (decision 207).
 */
export function documentHeaders(needsLogin: boolean): Record<string, string> {
  return {
    ...(needsLogin && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  };
}

interface SecurityOptions {
  /** Whether visitors use HTTPS; only then may the shop send HSTS. */
  isHttps: boolean;
}

/**
 * Adds the security headers of all responses. A handler's own headers stay: a page's policy, the provider's policy for its reference page,
 * and the permission for other origins to read a release file.
 */
export function securityHeaders({ isHttps }: SecurityOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (isHttps) headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR}`);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', INERT_POLICY);
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  };
}
