import { bodyLimit } from 'hono/body-limit';
import { HttpError } from './http-error.ts';

/** Bytes. The largest honest request is an address, far below. */
const LARGEST_BODY = 64 * 1024;

export const bodySizeLimit = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new HttpError(413, 'The request is too large.');
  },
});
