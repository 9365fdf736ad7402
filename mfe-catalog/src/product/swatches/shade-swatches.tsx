import { css } from '@emotion/react';
import { Stack } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { OtherShades } from './other-shades.tsx';
import { OwnShade } from './own-shade.tsx';
import { swatchRows } from './swatch-row.tsx';

const rows = css`
  [role='alert'] {
    margin-top: var(--s-2);
  }
`;

export type ShadeSwatchesProps = {
  product: Product;
  /** Id of the product whose swatch is chosen: another product while that one is loading. */
  chosen: string;
};

/** PROD-9. The shades come first, because the number of colours below them changes with the chosen shade. */
export function ShadeSwatches({ product, chosen }: ShadeSwatchesProps) {
  return (
    <Stack gap="s" css={[swatchRows, rows]}>
      <OtherShades product={product} chosen={chosen} />
      <OwnShade product={product} chosen={chosen} />
    </Stack>
  );
}
