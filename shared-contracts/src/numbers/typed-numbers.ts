/** Replaces the digits of every script by 0 to 9: २ and ೨ become 2. Everything else stays. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** In Unicode, the ten digits of a script are consecutive, and each run of digits begins with a zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * Reads a whole number as people type or paste it, with or without commas for thousands or lakhs. Undefined for anything else, and for
 * anything ambiguous: signs, decimals, ranges, words, and commas in other places.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = plainDigits(typed).trim();
  const isNumber = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,2}(?:,\d\d){1,2},\d{3})$/.test(text);
  return isNumber ? Number(text.replaceAll(',', '')) : undefined;
}
