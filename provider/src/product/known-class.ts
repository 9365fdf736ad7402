import type { ProductClass } from 'shared-contracts/product';
import { canonicalClass } from 'shared-contracts/product/rules';
import { HttpError } from '../http/http-error.ts';

/**
 * The class in the catalogue's spelling; undefined where none is sent.
 * @param field the request's name for it
 * @throws {HttpError} 400 for an unknown class (API-32).
 */
export function knownClass(
  sent: string | undefined,
  field: 'class' | 'productClass',
): ProductClass | undefined {
  if (!sent) return undefined;
  const known = canonicalClass(sent);
  if (!known) throw new HttpError(400, `Please check "${field}": it must be Sheet or Board.`);
  return known;
}
