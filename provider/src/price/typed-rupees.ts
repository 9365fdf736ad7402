import { plainDigits, readWholeNumber } from 'shared-contracts/numbers';

/** Rupees. */
const MOST = 9_999_999;

/**
 * Reads an amount as people type or paste it, such as `1250`, `1,250.00` or `₹ 1,250.5`, in paise. Returns undefined for a text that is no
 * amount, or an ambiguous one such as `1.250` or `12,50`.
 */
export function readRupees(typed: string): number | undefined {
  const [whole = '', decimals = '0', ...others] = plainDigits(typed).trim().replace(/^₹\s?/, '').split('.');
  const rupees = readWholeNumber(whole);
  if (rupees === undefined || rupees > MOST || others.length > 0 || !/^\d\d?$/.test(decimals))
    return undefined;
  return rupees * 100 + Number(decimals.padEnd(2, '0'));
}

/** A price that may be missing: null for an empty field. */
export function readPrice(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : readRupees(typed);
}
