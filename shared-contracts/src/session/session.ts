export { requestLogin } from './request-login.ts';
export { cartCountAtom, type Session, sessionAtom } from './session-atoms.ts';
export { EXPIRED_SESSION_MESSAGE, INVALID_SESSION_MESSAGE } from './session-messages.ts';
export {
  forgetSession,
  readPhone,
  readRecentSearches,
  readScrollPositions,
  readToken,
  storeRecentSearches,
  storeScrollPositions,
  storeSession,
} from './session-storage.ts';
