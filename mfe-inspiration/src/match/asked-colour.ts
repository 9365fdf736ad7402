const DIGITS = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** Reads `#abc`, `AABBCC` and the like as `aabbcc`, ignoring the spaces of pasted codes. Undefined for anything else. */
export function readColour(text: string): string | undefined {
  const [, digits] = DIGITS.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return all.toLowerCase();
}

/** The colour to compare decors with: `aabbcc`, or that of a product. */
export type Asked = { colour?: string | undefined; product?: string | undefined };

/** Reads the colour or the product from the page's address. A product wins. */
export function askedIn(search: URLSearchParams): Asked {
  const product = search.get('product')?.trim();
  return product ? { product } : { colour: readColour(search.get('colour') ?? '') };
}
