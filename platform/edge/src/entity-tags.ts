/**
 * The tag that an `If-None-Match` names, compared weakly: `"a"` and `W/"a"` are one (RFC 9110, 13.1.2). `*` names the first.
 * @param own the tags of what would be sent
 */
export function namedTag(header: string | undefined, own: readonly string[]): string | undefined {
  const asked = (header ?? '').split(',').map((tag) => opaque(tag.trim()));
  return asked.includes('*') ? own[0] : own.find((tag) => asked.includes(opaque(tag)));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
