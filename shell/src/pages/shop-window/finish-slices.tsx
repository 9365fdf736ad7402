import { css } from '@emotion/react';
import { ProductPicture } from './product-picture.tsx';
import type { ShownScene } from './room-scenes.ts';
import { windowMessages } from './window-messages.ts';

export const SLICES = 5;

const slices = css`
  display: grid;
  grid-template-columns: repeat(${SLICES}, 1fr);
  gap: 2px;
  aspect-ratio: 1;
  @media (min-width: 768px) {
    aspect-ratio: 16/7;
  }
`;

/** Each picture is as large as all slices together, and is shifted to show its own part. */
const cut = Array.from(
  { length: SLICES },
  (_, place) =>
    css`
    img {
      position: absolute;
      left: ${-100 * place}%;
      width: ${100 * SLICES}%;
      max-width: none;
    }
  `,
);

/** All `scenes` are of one room. There are none while they load. */
export type FinishSlicesProps = { scenes: readonly Pick<ShownScene, 'picture'>[]; className?: string };

/** Shows one view in five finishes, side by side. All pictures of a room have the same camera. */
export function FinishSlices({ scenes, className }: FinishSlicesProps) {
  return (
    <div css={slices} className={className} role="img" aria-label={windowMessages.oneRoomInFive}>
      {cut.map((part, place) => (
        <ProductPicture key={place} css={part} picture={scenes[place]?.picture} alt="" sizes="100vw" />
      ))}
    </div>
  );
}
