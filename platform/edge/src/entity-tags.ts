/**
 * The first of our tags that an `If-None-Match` header contains, compared weakly: `"a"` and `W/"a"` are equal (RFC 9110, 13.1.2). `*`
 * matches the first tag.
 * @param own the tags of the possible responses
 */
export function namedTag(header: string | undefined, own: readonly string[]): string | undefined {
  const asked = (header ?? '').split(',').map((tag) => opaque(tag.trim()));
  return asked.includes('*') ? own[0] : own.find((tag) => asked.includes(opaque(tag)));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
