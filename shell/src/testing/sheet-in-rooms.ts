import type { Product } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';

export function aSheetInRooms(
  overrides: Partial<Product> = {},
  rooms: readonly string[] = ['kitchen'],
): Product {
  const { product_id } = aProduct(overrides);
  return aProduct({
    pictures: [
      { image_link: `/images/${product_id}/flat-400.webp`, quality: 'low', image_type: 'color' },
      ...rooms.map((room) => ({
        image_link: `/images/${product_id}/${room}-1600.webp`,
        quality: 'high' as const,
        image_type: 'render' as const,
      })),
    ],
    ...overrides,
  });
}
