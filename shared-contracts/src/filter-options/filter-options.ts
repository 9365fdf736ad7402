import * as z from 'zod/mini';
import { text } from '../endpoint/field-schemas.ts';

/** A family of colours (Blue, Brown); `code` is `#rrggbb` of its swatch, or empty. */
export const Shade = z.object({ name: z.string(), code: text });
export type Shade = z.output<typeof Shade>;

export const ProductType = z.object({ name: z.string(), class: text });
export type ProductType = z.output<typeof ProductType>;

const Named = z.object({ name: z.string() });
export const CategoriesAndTypes = z.object({ categories: z.array(Named), types: z.array(Named) });
export type CategoriesAndTypes = z.output<typeof CategoriesAndTypes>;
