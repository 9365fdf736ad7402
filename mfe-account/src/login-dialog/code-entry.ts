import { CODE_DIGITS } from 'shared-contracts/customer/rules';

/**
 * The digits of the code field after its text has changed: typed, pasted or autofilled.
 * @param before the digits before the change
 */
export function enterCode(before: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  const added = digits.startsWith(before) ? digits.slice(before.length) : digits;
  // A whole code pasted behind some digits replaces them.
  return (added.length >= CODE_DIGITS ? added : digits).slice(0, CODE_DIGITS);
}

export function isComplete(code: string): boolean {
  return code.length === CODE_DIGITS;
}
