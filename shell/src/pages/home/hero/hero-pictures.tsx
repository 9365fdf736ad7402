import { css, keyframes } from '@emotion/react';
import type { Ref } from 'react';
import { ProductPicture } from '../../shop-window/product-picture.tsx';
import { type ShownScene, sceneInWords } from '../../shop-window/room-scenes.ts';

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

export type HeroPicturesProps = {
  ref: Ref<HTMLDivElement>;
  scenes: readonly ShownScene[];
  shown: number;
  /** The slide that the new one covers. */
  before: number | undefined;
};

export function HeroPictures({ scenes, shown, before, ref }: HeroPicturesProps) {
  const slides: readonly (ShownScene | undefined)[] = scenes.length > 0 ? scenes : [undefined];
  return (
    <div css={frame} ref={ref}>
      {slides.map((scene, place) => (
        <ProductPicture
          key={place}
          css={place === shown ? before !== undefined && wiped : place === before ? below : hidden}
          picture={scene?.picture}
          sizes="100vw"
          alt={scene && place === shown ? sceneInWords(scene) : ''}
          priority={place === 0}
        />
      ))}
    </div>
  );
}
