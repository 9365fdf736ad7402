import * as z from 'zod/mini';
import { rupees, text } from '../endpoint/field-schemas.ts';
import { PicturePlaceholder } from '../product/product.ts';

/** Some providers send `colour_name` as the only product field. */
export const InspirationImage = z.object({
  image_link: z.string(),
  product_id: z.string(),
  /** Only our own provider sends it. */
  placeholder: z.optional(PicturePlaceholder),
  Product: z.object({
    colour_name: text,
    category: text,
    type: text,
    shade: text,
    material: text,
    /** As in a product; empty if the provider does not send it. */
    finish: text,
    /** In rupees; null if the provider does not send it. */
    selling_price: rupees,
  }),
});
export type InspirationImage = z.output<typeof InspirationImage>;
