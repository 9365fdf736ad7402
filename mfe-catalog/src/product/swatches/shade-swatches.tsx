import { css } from '@emotion/react';
import { Stack } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { OtherShades } from './other-shades.tsx';
import { OwnShade } from './own-shade.tsx';

/** Its rows scroll, and do not widen it. */
const rows = css`
  grid-template-columns: minmax(0, 1fr);
  [role='alert'] {
    margin-top: var(--s-2);
  }
`;

export type ShadeSwatchesProps = {
  product: Product;
  /** The id of the product of the chosen swatch: of another one while that is on its way. */
  chosen: string;
};

/** Colours of the product's own shade first, other shades below (design: section 10). */
export function ShadeSwatches({ product, chosen }: ShadeSwatchesProps) {
  return (
    <Stack gap="s" css={rows}>
      <OwnShade product={product} chosen={chosen} />
      <OtherShades product={product} chosen={chosen} />
    </Stack>
  );
}
