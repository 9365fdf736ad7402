import { plainDigits } from '../numbers/typed-numbers.ts';

export const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number.';

/** Characters between the digits: spaces, dots, brackets, dashes, and the invisible marks of copied contacts. */
const SEPARATORS = /[\s.()[\]\p{Pd}\u2212\p{Cf}]+/gu;
const MOBILE = /^(?:\+910?|(?:00)?91|0)?([6-9]\d{9})$/;
/** A country code and eight digits, which are ten digits, but two short of a mobile number. */
const SHORT_AFTER_CODE = /^91 [\d ]+$/;
/** Area codes after a zero, or those that metro cities share with mobile numbers (079, 080): 0821 2423456, 080 2345 6789. */
const LANDLINES = [
  /^(?:\+91 ?)?0[6-8]\d{1,3} /,
  /^(?:(?:\+|00)?91 (?:0 )?|0 )?(?:79|80) /,
  /^(?:\+91 ?)?0(?:79|80)[2-46]/,
];
/** `0091` and ten digits. */
const MOST_DIGITS = 14;

/** Why a text is not a phone number. Each begins with a space, and is appended to `PHONE_MESSAGE`. */
const REASONS = {
  characters: ' It can hold digits, spaces, dashes and brackets.',
  landline: ' This looks like a landline. We need a mobile number.',
  beginning: ' An Indian mobile number begins with 6, 7, 8 or 9.',
  tooMany: ' This one has too many digits.',
  code: ' The 91 looks like the country code here, and the number behind it is too short.',
} as const;

export type PhoneReading =
  | { phone: string; problem?: undefined }
  | { phone?: undefined; problem: string /** More digits could complete it. */; isUnfinished: boolean };

/**
 * Reads an Indian mobile number as people write it: ten digits that begin with 6 to 9, alone or behind 0, 91, +91, 0091 or
 * +91(0), with any separators and the digits of any script (LOGIN-28). Rejects a text that could mean another number.
 */
export function readPhone(typed: string): PhoneReading {
  const text = plainDigits(typed).replace('\uff0b', '+').replace(SEPARATORS, ' ').trim();
  const digits = text.replaceAll(' ', '');
  const refusal = (reason: keyof typeof REASONS) => ({
    problem: PHONE_MESSAGE + REASONS[reason],
    isUnfinished: false,
  });
  if (!/^\+?\d*$/.test(digits)) return refusal('characters');
  const phone = MOBILE.exec(digits)?.[1];
  const length = digits.replace('+', '').length;
  if (phone && LANDLINES.some((landline) => landline.test(text))) return refusal('landline');
  if (phone && length === 10 && SHORT_AFTER_CODE.test(text))
    return { ...refusal('code'), isUnfinished: true };
  if (phone) return { phone };
  if (length > MOST_DIGITS) return refusal('tooMany');
  if (isBeginning(digits)) return { problem: PHONE_MESSAGE, isUnfinished: true };
  return refusal(/^(?:\+910?|(?:00)?91|0)?[6-9]/.test(digits) ? 'tooMany' : 'beginning');
}

/** Whether more digits could complete a number. */
function isBeginning(digits: string): boolean {
  return (
    /^(?:\+?|\+9(?:10?)?|00?|009(?:1)?)$/.test(digits) || /^(?:\+910?|(?:00)?91|0)?[6-9]\d{0,8}$/.test(digits)
  );
}
