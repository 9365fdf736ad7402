import { parseAccept } from 'hono/utils/accept';

/** The encodings that documents are compressed with on the way, best first. */
export type Encoding = 'br' | 'gzip';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = parseAccept(header ?? '');
  return ENCODINGS.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
}
