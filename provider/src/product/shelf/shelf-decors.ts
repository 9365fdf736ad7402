import { type Lab, labOfHex } from 'catalogue/colour/lab';
import { isPlain } from 'picture-studio';
import { nameKey } from 'shared-contracts/product/same-name';
import type { Shelf, ShelfColour } from './shelf.ts';

/** A decor with all of its products. */
export interface ShelfDecor {
  colour_name: string;
  type: string;
  code: string;
  /** The colour of its code. For a figure, that is the mean colour. */
  lab: Lab;
  /** Whether it has no figure: its colour is the same everywhere. */
  isPlain: boolean;
  /** Its products, in catalogue order. */
  products: readonly ShelfColour[];
}

const CODE = /^#[\da-f]{6}$/i;

const known = new WeakMap<Shelf, ReadonlyMap<string, ShelfDecor>>();

/** The decors of all listed products that have a colour code, by their keys. */
export function decorsOn(shelf: Shelf): ReadonlyMap<string, ShelfDecor> {
  const decors = known.get(shelf) ?? readDecors(shelf);
  known.set(shelf, decors);
  return decors;
}

/** A decor is identified by its name, type and code together, because colours of two companies may share one of them. */
export function decorKey({
  colour_name,
  type,
  code,
}: Pick<ShelfDecor, 'colour_name' | 'type' | 'code'>): string {
  return [colour_name, type, code].map(nameKey).join('\n');
}

function readDecors(shelf: Shelf): Map<string, ShelfDecor> {
  const products = Array.from({ length: shelf.size }, (_, place) => shelf.colour(place));
  const groups = Map.groupBy(
    products.filter(({ code }) => CODE.test(code)),
    decorKey,
  );
  return new Map(
    [...groups].flatMap(([key, forms]) => {
      const [first] = forms;
      if (!first) return [];
      const { colour_name, type, code } = first;
      return [
        [key, { colour_name, type, code, lab: labOfHex(code), isPlain: isPlain(type), products: forms }],
      ];
    }),
  );
}
