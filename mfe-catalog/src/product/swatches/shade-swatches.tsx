import { Stack } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { OtherShades } from './other-shades.tsx';
import { OwnShade } from './own-shade.tsx';

/** Colours of the product's own shade first, other shades below (design: section 10). */
export function ShadeSwatches({ product }: { product: Product }) {
  return (
    <Stack gap="s">
      <OwnShade product={product} />
      <OtherShades product={product} />
    </Stack>
  );
}
