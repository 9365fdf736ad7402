import { CODE_DIGITS } from 'shared-contracts/customer/rules';

/** One digit for each box, or an empty string. */
export type CodeEntry = readonly string[];

export const EMPTY_CODE: CodeEntry = Array.from({ length: CODE_DIGITS }, () => '');

/** The boxes after the text of one box has changed to `text`: typed, pasted or autofilled. */
export function enterDigits(entry: CodeEntry, box: number, text: string): CodeEntry {
  const digits = newDigits(entry[box] ?? '', text);
  if (digits === '') return entry.with(box, '');
  const first = digits.length >= entry.length ? 0 : box;
  return entry.map((digit, place) => digits[place - first] ?? digit);
}

/** A digit typed beside the present one replaces it. */
function newDigits(before: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 2 ? digits.replace(before, '') : digits;
}

/** The index of the box to type into next; the last one when all are filled. */
export function nextBox(entry: CodeEntry): number {
  const empty = entry.indexOf('');
  return empty < 0 ? entry.length - 1 : empty;
}

export function isComplete(entry: CodeEntry): boolean {
  return entry.every((digit) => digit !== '');
}
