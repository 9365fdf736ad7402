import type { FieldError } from './customer-rules.ts';
import { textProblem } from './written-text.ts';

/** The firm on the invoice, as typed; both fields are empty without one (DESK-23). */
export type TypedBuyer = { firm: string; gstin: string };
export const NOBODY: TypedBuyer = { firm: '', gstin: '' };

/** The firm as stored for the invoice. */
export type Buyer = { firm: string | null; gstin: string | null };

/** In characters. */
const MAX_FIRM = 100;

/** State code, PAN, registration number, the letter Z, and a check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** Returns all validation errors: either both firm and GST number are given, or neither (CHECK-24, DESK-23). */
export function buyerErrors({ firm, gstin }: TypedBuyer): FieldError<keyof TypedBuyer>[] {
  const errors: FieldError<keyof TypedBuyer>[] = [];
  const [hasFirm, hasGstin] = [firm.trim() !== '', gstin.trim() !== ''];
  const problem = textProblem('name of the firm', firm.trim(), { longest: MAX_FIRM });
  if (problem) errors.push({ field: 'firm', message: problem });
  if (hasGstin && !hasFirm)
    errors.push({ field: 'firm', message: 'Please name the firm of this GST number.' });
  if (hasFirm && !hasGstin)
    errors.push({ field: 'gstin', message: 'Please enter the GST number of this firm.' });
  if (hasGstin && readGstin(gstin) === undefined)
    errors.push({
      field: 'gstin',
      message: 'This is no GST number: it has 15 characters, of which the last one fits the others.',
    });
  return errors;
}

/** Converts a buyer without `buyerErrors` to the stored form. */
export function readBuyer({ firm, gstin }: TypedBuyer): Buyer {
  return { firm: firm.trim() || null, gstin: readGstin(gstin) ?? null };
}

/** Reads a GST number of 15 characters, in any letter case and with spaces. Returns undefined for an invalid form or check digit. */
export function readGstin(typed: string): string | undefined {
  const gstin = typed.replaceAll(/\s/g, '').toUpperCase();
  return FORM.test(gstin) && gstin.at(-1) === checkDigit(gstin.slice(0, -1)) ? gstin : undefined;
}

/** Every second character has the weight 2. A product counts as the sum of its two digits in base 36. */
function checkDigit(characters: string): string {
  let sum = 0;
  for (const [place, character] of [...characters].entries()) {
    const product = Number.parseInt(character, BASE) * (1 + (place % 2));
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}
