import { queryOptions } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/product';
import { lightOf } from '../photo/photo-colour.ts';
import type { Design } from '../visualizer/design.ts';
import { KEPT_FOR, optionsQuery } from '../visualizer/options-query.ts';

/** The type and shade whose colours are offered first. If one is undefined, its first option is used. */
export type Line = Pick<Design, 'type' | 'shade'>;

/** Providers name the type Wood Grain, Woods or Veneer. */
const WOOD = /\b(?:wood|veneer)/i;
/** Range of relative luminance: darker than a white kitchen, and brighter than its shadows. */
const SHOWS = { darkest: 0.05, lightest: 0.4 };

/**
 * The type and shade of the product with which the page was opened. Without a product, a wood in a warm shade of medium
 * lightness: most kitchens are white, and so is our sample, on which a white decor would not stand out (ROOM-14).
 */
export function firstLineQuery(product: Product | undefined) {
  return queryOptions<Line>({
    queryKey: ['my-room', 'first-line', product?.product_id ?? null],
    gcTime: KEPT_FOR,
    initialData: product && { type: product.type, shade: product.shade },
    queryFn: async ({ client }) => {
      const { types } = await client.fetchQuery(optionsQuery(undefined));
      const type = types.find((name) => WOOD.test(name));
      const { shades } = await client.fetchQuery(optionsQuery(type));
      return { type, shade: shades.find(({ code }) => isWarmMiddle(code))?.name };
    },
  });
}

/** @param code `#rrggbb`, or empty */
function isWarmMiddle(code: string): boolean {
  const [red = 0, green = 0, blue = 0] = (code.match(/[\da-f]{2}/gi) ?? []).map((byte) =>
    lightOf(Number.parseInt(byte, 16)),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return red > green && green > blue && luminance > SHOWS.darkest && luminance < SHOWS.lightest;
}
