import { css, keyframes } from '@emotion/react';
import type { Ref } from 'react';
import { Picture } from 'shared-contracts/look';
import { pictureFile, productName } from 'shared-contracts/product/rules';
import { messages } from '../../../messages.ts';
import { type RoomScene, roomName } from '../../shop-window/room-scenes.ts';

const frame = css`
  position: relative;
  width: 100%;
  aspect-ratio: 1 / 1.02;
  max-height: 66svh;
  touch-action: pan-y pinch-zoom;
  > span {
    position: absolute;
    inset: 0;
  }
  img {
    object-position: 30% 60%;
  }
  @media (min-width: 768px) {
    aspect-ratio: 16 / 8;
    max-height: 58svh;
    img {
      object-position: 50% 70%;
    }
  }
`;

const wipe = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

/** The first slide is not wiped: that would delay the largest paint. */
const wiped = css`
  z-index: 2;
  animation: ${wipe} var(--wipe) var(--ease-wipe);
`;

const below = css`
  z-index: 1;
`;

const hidden = css`
  visibility: hidden;
`;

/** For providers that send no size. */
const ROOM_SIZE = { width: 1600, height: 1000 };

export type HeroPicturesProps = {
  ref: Ref<HTMLDivElement>;
  scenes: readonly RoomScene[];
  shown: number;
  /** The slide that is being covered. */
  before: number | undefined;
};

export function HeroPictures({ scenes, shown, before, ref }: HeroPicturesProps) {
  const slides: readonly (RoomScene | undefined)[] = scenes.length > 0 ? scenes : [undefined];
  return (
    <div css={frame} ref={ref}>
      {slides.map((scene, place) => (
        <Picture
          key={place}
          css={place === shown ? before !== undefined && wiped : place === before ? below : hidden}
          {...pictureFile(scene?.picture, '100vw', ROOM_SIZE)}
          alt={scene && place === shown ? altOf(scene) : ''}
          priority={place === 0}
        />
      ))}
    </div>
  );
}

function altOf({ product, picture }: RoomScene): string {
  return messages.inFinish(productName(product), messages.rooms[roomName(picture) ?? '']);
}
