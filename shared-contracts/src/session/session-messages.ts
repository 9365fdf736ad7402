/** Shown when there is no token (SESS-5). */
export const INVALID_SESSION_MESSAGE = 'Invalid session, please login again.';
/** Sent by the provider, and shown when it sends no message, at the end of a session (SESS-6). */
export const EXPIRED_SESSION_MESSAGE = 'Session expired, please login again.';
