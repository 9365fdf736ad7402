/** Characters that need no encoding: RFC 3986, unreserved. */
const NEEDLESS = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** A parser of URLs takes these for a slash, or cuts them off. */
const RETOLD = /[\\#]/;
/** The origin in a request to a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Whether a request spells its path in the one canonical way. A server that reads `/%6fps` or `/dev/../ops` as `/ops` opens
 * what a proxy before it, which compares the path as it was sent, has closed (SITE-61).
 * @param target of the request line, as it was sent
 */
export function hasOneSpelling(target: string): boolean {
  const [path = ''] = target.replace(ORIGIN, '').split('?');
  return !(NEEDLESS.test(path) || DOTS.test(path) || RETOLD.test(path));
}
