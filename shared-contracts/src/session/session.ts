export { asksForLogin } from './asks-for-login.ts';
export { INTENT_LIFETIME, type Intent, takeIntents } from './kept-intents.ts';
export { requestLogin } from './request-login.ts';
export { type Session, sessionAtom } from './session-atoms.ts';
export { EXPIRED_SESSION_MESSAGE, INVALID_SESSION_MESSAGE } from './session-messages.ts';
export {
  canStoreSession,
  deviceId,
  forgetSession,
  type OrderAttempt,
  readCartSize,
  readOrderAttempt,
  readPhone,
  readRecentSearches,
  readToken,
  storeCartSize,
  storeOrderAttempt,
  storeRecentSearches,
  storeSession,
} from './session-storage.ts';
