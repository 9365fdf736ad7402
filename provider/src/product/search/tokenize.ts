/**
 * Splits a text into the words that the search compares: lower case without accents, `1.5 mm` as `1.5mm`, and colour
 * codes without the #.
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
