import type { Product } from 'shared-contracts/product';

/** A sheet with a picture of each of its rooms, and the changes of a test. */
export function exampleSheet(
  changes: Partial<Product> = {},
  rooms: readonly string[] = ['kitchen'],
): Product {
  const product_id = changes.product_id ?? 'MA-SAGE';
  return {
    product_id,
    class: 'Sheet',
    material: 'Sheet',
    category: 'MATT Acrylic',
    type: 'Solid',
    shade: 'Green',
    colour_name: 'Coorg Sage',
    title: '',
    code: '#a8c097',
    info: '',
    application: [],
    finish: '',
    description: '',
    common_desc: '',
    actual_price: 4_790,
    selling_price: 3_990,
    pictures: [
      { image_link: `/images/${product_id}/flat-400.webp`, quality: 'low', image_type: 'color' },
      ...rooms.map((room) => ({
        image_link: `/images/${product_id}/${room}-1600.webp`,
        quality: 'high' as const,
        image_type: 'render' as const,
      })),
    ],
    ...changes,
  };
}
