import { ApiError } from 'shared-contracts/http';

/** Makes an `Idempotency-Key`. Repeated with the same key, a request has one effect (API-24). */
export function newKey(): string {
  // Browsers offer `randomUUID` on https alone.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a failed request may still have taken effect. */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;
}
