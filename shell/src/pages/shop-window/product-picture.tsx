import { Picture, type PictureProps } from 'shared-contracts/look';
import type { Picture as PictureFile } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';

/** Used for providers that send no size. */
const UNKNOWN_SIZE = { width: 1600, height: 1000 };

export type ProductPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'ratio' | 'priority' | 'className'> & {
  /** Undefined while it loads. The space is reserved. */
  picture: PictureFile | undefined;
};

export function ProductPicture({ picture, sizes, ...rest }: ProductPictureProps) {
  return <Picture {...rest} {...pictureFile(picture, sizes, UNKNOWN_SIZE)} />;
}
