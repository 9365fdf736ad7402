import { css } from '@emotion/react';
import { Picture } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import { Badge } from '../../product-card/badge.tsx';
import { gallery, largePicture, pictureSquare } from './gallery-layout.ts';

const note = css`
  position: absolute;
  left: 0.75rem;
  bottom: 0.75rem;
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
          <Badge css={note}>{messages.noPictures}</Badge>
        </Picture>
      </div>
    </div>
  );
}
