import axios from 'axios';

/** Milliseconds. A call that takes longer than a shopper waits counts as no answer. */
const CALL_TIMEOUT = 20_000;

/** Known to `callEndpoint`, and to the mock that tests put in its place. */
export const httpClient = axios.create({
  timeout: CALL_TIMEOUT,
  headers: { 'Content-Type': 'application/json' },
  // Lists are repeated: category=a&category=b.
  paramsSerializer: { indexes: null },
  validateStatus: () => true,
});

export const isCancel = axios.isCancel;
