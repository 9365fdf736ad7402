import { css } from '@emotion/react';
import { Picture, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { pictureNamed, productFile } from '../../product-card/product-pictures.ts';
import type { SwatchSize } from './swatch-row.tsx';

/** Size of a tile: the picture and two lines of text, even if a name takes only one. */
export const TILE_SIZE = { width: '4.5rem', height: '7.125rem', usual: 5 } as const satisfies SwatchSize;

const tile = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 0.375rem;
  width: ${TILE_SIZE.width};
  height: ${TILE_SIZE.height};
  /* Keeps a white decor visible on paper. */
  > span:first-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
  [aria-checked='true'] > & > span:first-of-type {
    outline: 1.5px solid var(--ink);
    outline-offset: 2px;
  }
`;

const twoLines = css`
  display: -webkit-box;
  max-height: 2.7em;
  overflow: hidden;
  line-height: 1.35;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  [aria-checked='true'] & {
    color: var(--ink);
    font-weight: var(--weight-medium);
  }
`;

/** Shows the decor, or the plain colour where a provider has no picture of the decor. */
export function ColourTile({ product }: { product: Product }) {
  return (
    <span css={tile}>
      <Picture
        {...productFile(product, pictureNamed(product.pictures, 'flat'), '72px')}
        alt=""
        ratio="1/1"
        placeholder={product.code}
      />
      <Text as="span" size="micro" tone="soft" css={twoLines}>
        {productName(product)}
      </Text>
    </span>
  );
}
