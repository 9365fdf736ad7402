import { CODE_DIGITS } from 'shared-contracts/customer/rules';
import { plainDigits } from 'shared-contracts/numbers';

/**
 * The one-time code in a typed, pasted or autofilled text: four digits of any script, alone or in the sentence of a message. Undefined
 * for anything else, such as a code of six digits or a phone number (LOGIN-29).
 */
export function readCode(text: string): string | undefined {
  // A whole message may end with `@shop.example #4821`, which binds its code to the shop.
  const end = text.lastIndexOf('@');
  if (end < 0) return onlyCode(text);
  const code = onlyCode(text.slice(0, end));
  return text.trimEnd().endsWith(` #${code}`) ? code : undefined;
}

function onlyCode(text: string): string | undefined {
  const digits = plainDigits(text);
  const [, first = '', second = ''] =
    /(?:^|[^\p{L}\d])(\d{2})[ -]?(\d{2})(?:$|[^\p{L}\d])/u.exec(digits) ?? [];
  const code = first + second;
  return code.length === CODE_DIGITS && digits.replace(/\D/g, '') === code ? code : undefined;
}

/** Whether more digits could still make a code. Such a text is not wrong yet. */
export function isCodeBegun(text: string): boolean {
  return /^\d{0,4}$/.test(plainDigits(text).replace(/[ -]/g, ''));
}
