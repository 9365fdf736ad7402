/** Percent-encoded characters that need no encoding (RFC 3986, unreserved). */
const NEEDLESS = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Characters that URL parsers rewrite to a slash, or cut off. */
const RETOLD = /[\\#]/;
/** The origin of a request line that was sent to a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Whether a request spells its path in the one canonical way. A server that reads `/%6fps` or `/dev/../ops` as `/ops` serves
 * what a proxy in front of it has blocked, because the proxy compares the raw path (SITE-61).
 * @param target raw target of the request line
 */
export function hasOneSpelling(target: string): boolean {
  const [path = ''] = target.replace(ORIGIN, '').split('?');
  return !(NEEDLESS.test(path) || DOTS.test(path) || RETOLD.test(path));
}
