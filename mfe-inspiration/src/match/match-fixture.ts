import type { Product } from 'shared-contracts/product';
import { nearestDecors } from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import type { MockApi } from 'shared-contracts/testing/scene';

export const OAK = aProduct({
  ...{ product_id: 'S15-OAK', colour_name: 'Satpura Oak', shade: 'Beige', code: '#cba574' },
});

type NearChanges = Partial<
  Pick<Product, 'product_id' | 'colour_name' | 'code' | 'type'> &
    Record<'distance' | 'lighter' | 'stronger' | 'warmer', number>
>;

/** A decor near a colour, as a sheet and on plywood. */
export function near({ distance = 3, lighter = 0, stronger = 0, warmer = 0, ...changes }: NearChanges) {
  const product = { ...OAK, ...changes };
  const { product_id, category, type, shade, selling_price } = product;
  const form = { category, type, shade, selling_price };
  const forms = [
    { ...form, product_id, material: 'Sheet' },
    { ...form, product_id: `PLY-${product_id}`, material: 'Ply Wood' },
  ];
  return { product, forms, distance, lighter, stronger, warmer, is_mean: type === 'Wood Grain' };
}

/** Makes the provider find these decors for any colour. */
export function withNear(api: MockApi, ...decors: ReturnType<typeof near>[]): void {
  api.respond(nearestDecors, () => ({ decors }));
}
