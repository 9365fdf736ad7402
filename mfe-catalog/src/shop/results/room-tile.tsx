import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Picture, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { GALLERY_PATH } from 'shared-contracts/routes';
import { roomPicture } from '../../product-card/product-pictures.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';

const tile = css`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  height: 100%;
`;

/** Fills the height of the row, whatever its own aspect ratio. */
const picture = css`
  flex: 1;
  img {
    position: absolute;
    inset: 0;
  }
`;

const name = css`
  font-weight: var(--weight-medium);
  line-height: 1.3;
`;

export type RoomTileProps = {
  /** The products beside the tile: it shows the first of their room pictures. */
  products: readonly Product[];
  /** Shown width, as the `sizes` attribute of HTML. */
  sizes: string;
};

/** Links from the samples to the inspiration gallery; absent where the provider has no room pictures. */
export function RoomTile({ products, sizes }: RoomTileProps) {
  const room = products.map(({ pictures }) => roomPicture(pictures)).find(Boolean);
  if (!room) return null;
  return (
    <Link css={tile} to={GALLERY_PATH}>
      <Picture css={picture} {...pictureFile(room, sizes)} alt="" />
      <span>
        <Text as="span" css={name}>
          {shopMessages.inRooms}
        </Text>
        <Text size="micro" tone="faint">
          {shopMessages.inRoomsAdvice}
        </Text>
      </span>
    </Link>
  );
}
