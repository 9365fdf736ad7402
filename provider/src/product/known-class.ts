import type { ProductClass } from 'shared-contracts/product';
import { canonicalClass } from 'shared-contracts/product/rules';
import { HttpError } from '../http/http-error.ts';

/**
 * The class in the catalogue's spelling.
 * @throws {HttpError} 400 for an unknown class.
 */
export function knownClass(sent: string): ProductClass {
  const known = canonicalClass(sent);
  if (!known) throw new HttpError(400, 'Please check "class": it is Sheet or Board.');
  return known;
}
