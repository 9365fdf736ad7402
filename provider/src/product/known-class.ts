import type { ProductClass } from 'shared-contracts/product';
import { canonicalClass } from 'shared-contracts/product/rules';
import { Refusal } from '../http/http-error.ts';

/**
 * The class in the catalogue's spelling.
 * @throws {Refusal} 400 for an unknown class.
 */
export function knownClass(sent: string): ProductClass {
  const known = canonicalClass(sent);
  if (!known) throw new Refusal(400, 'Please check "class": it is Sheet or Board.');
  return known;
}
