import { css, keyframes } from '@emotion/react';
import { Picture } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { roomPicture, samplePicture } from './product-pictures.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const frame = css`
  position: relative;
  /* Not displayed, a lazy picture is not fetched either: who cannot hover does not pay for the room. */
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
  pictures: Product['pictures'];
  /** How wide they are shown, as in HTML. */
  sizes: string;
  /** In the first view. */
  priority: boolean | undefined;
};

/** The sample; the product in a room, where there is one, under a mouse. */
export function CardPictures({ pictures, sizes, priority }: CardPicturesProps) {
  const inRoom = roomPicture(pictures);
  return (
    <div css={frame}>
      <Picture {...pictureFile(samplePicture(pictures), sizes)} alt="" ratio="1/1" priority={priority} />
      {inRoom && <Picture {...pictureFile(inRoom, sizes)} alt="" ratio="1/1" />}
    </div>
  );
}
