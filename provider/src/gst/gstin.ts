/** State, PAN, number of the registration, a letter that is Z, and a check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** Reads a GST number of 15 characters, in any letter case and with spaces. Undefined where it is none, or its check digit does not fit. */
export function readGstin(typed: string): string | undefined {
  const gstin = typed.replaceAll(/\s/g, '').toUpperCase();
  return FORM.test(gstin) && gstin.at(-1) === checkDigit(gstin.slice(0, -1)) ? gstin : undefined;
}

/** Every second character counts twice. A product counts as the sum of its two digits in base 36. */
function checkDigit(characters: string): string {
  let sum = 0;
  for (const [place, character] of [...characters].entries()) {
    const product = Number.parseInt(character, BASE) * (1 + (place % 2));
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}
