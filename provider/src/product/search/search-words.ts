/**
 * The words of a text as the search compares them: small letters without accents, `1.5 mm` and `1.5mm` the same, a
 * colour code without its #.
 */
export function tokenize(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\s+mm\b/g, '$1mm')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
}
