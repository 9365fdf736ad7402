import type { MiddlewareHandler } from 'hono';
import { INERT_POLICY } from './content-security-policy.ts';

const ONE_YEAR = 31_536_000;

interface SecurityOptions {
  /** Whether visitors reach the shop by HTTPS: only then may it promise to stay there. */
  isHttps: boolean;
}

/**
 * Gives every answer the headers that hold for all of them. What its own handler decided stays: a page's policy,
 * the provider's policy for its reference page, a release file that other origins may read.
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

/** What only means something on a document. */
export const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
};
