import { css } from '@emotion/react';
import { Picture } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { productMessages } from '../../product-facts/product-messages.ts';
import { gallery, largePicture, pictureSquare } from './gallery-layout.ts';

const note = css`
  position: absolute;
  left: 0.75rem;
  bottom: 0.75rem;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.2rem 0.5rem;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--type-micro);
  font-weight: var(--weight-medium);
  line-height: 1.3;
  white-space: nowrap;
`;

const whole = css`
  grid-column: 1 / -1;
`;

/** Shows the plain colour where a provider has no pictures. */
export function NoPictures({ product }: { product: Product }) {
  return (
    <div css={gallery}>
      <div css={[largePicture, whole]}>
        <Picture
          {...pictureFile(undefined, undefined)}
          css={pictureSquare}
          alt=""
          ratio="1/1"
          placeholder={product.code}
        >
          <span css={note}>{productMessages.noPictures}</span>
        </Picture>
      </div>
    </div>
  );
}
