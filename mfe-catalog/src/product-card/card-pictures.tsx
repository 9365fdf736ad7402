import { css, keyframes } from '@emotion/react';
import { Picture } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productFile, roomPicture, samplePicture } from './product-pictures.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const frame = css`
  position: relative;
  > span + span {
    display: none;
    position: absolute;
    inset: 0;
  }
  @media (hover: hover) {
    article:hover & > span + span {
      display: block;
      animation: ${appear} var(--slow) var(--ease);
    }
  }
`;

export type CardPicturesProps = {
  product: Product;
  /** Shown width, as the `sizes` attribute of HTML. */
  sizes: string;
  /** Whether it is in the first viewport, and is loaded at once. */
  priority: boolean | undefined;
  /** Whether a mouse or pen has been on the card. Phones show no rooms, and sixteen would add half a kilobyte to a document. */
  hasRoom: boolean;
};

/** Shows the sample, and on hover a room with the product, if there is such a picture. */
export function CardPictures({ product, sizes, priority, hasRoom }: CardPicturesProps) {
  const { pictures } = product;
  const inRoom = hasRoom && roomPicture(pictures);
  return (
    <div css={frame}>
      <Picture
        {...productFile(product, samplePicture(pictures), sizes)}
        alt=""
        ratio="1/1"
        priority={priority}
      />
      {inRoom && <Picture {...productFile(product, inRoom, sizes)} alt="" ratio="1/1" />}
    </div>
  );
}
