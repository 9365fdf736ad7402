const DIGITS = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/**
 * `#abc`, `AABBCC` and the like as `aabbcc`; undefined for anything else. Spaces around it, as of a pasted one, do not count.
 */
export function readColour(text: string): string | undefined {
  const [, digits] = DIGITS.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return all.toLowerCase();
}

/** What decors are compared with: a colour `aabbcc`, or that of a product. */
export type Asked = { colour?: string | undefined; product?: string | undefined };

/** What the page's address asks for; a product comes first. */
export function askedIn(search: URLSearchParams): Asked {
  const product = search.get('product')?.trim();
  return product ? { product } : { colour: readColour(search.get('colour') ?? '') };
}
