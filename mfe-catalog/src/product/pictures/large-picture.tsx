import { css } from '@emotion/react';
import { Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import type { PictureView } from '../../product-card/product-pictures.ts';

const SIZES = '(min-width: 1024px) 46vw, (min-width: 768px) 47vw, min(100vw, 60svh)';

const over = css`
  position: absolute;
  inset: 0;
`;

export type LargePictureProps = {
  view: PictureView;
  alt: string;
  /** The first picture of the page. */
  priority: boolean;
};

/** The low picture in the width that fits; where a provider has it in no other width, the high one over it when it comes. */
export function LargePicture({ view: { low, high }, alt, priority }: LargePictureProps) {
  const comesInWidths = low.placeholder !== undefined;
  return (
    <Picture {...pictureFile(low, SIZES)} alt={alt} ratio="1/1" priority={priority}>
      {!comesInWidths && high !== low && (
        <img css={over} src={high.image_link} alt="" loading="lazy" decoding="async" />
      )}
    </Picture>
  );
}
