import { css } from '@emotion/react';
import { type PointerEvent, useState } from 'react';
import type { Picture } from 'shared-contracts/product';

/** PROD-5: 350 %. The picture is larger than its frame and follows the pointer; the wheel scrolls the page. */
const lens = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  opacity: 0;
  > img {
    width: 350%;
    max-width: none;
    height: 350%;
    object-fit: cover;
  }
`;

/** Hidden until it is loaded: half a picture over a whole one would look broken. */
const loaded = css`
  opacity: 1;
`;

export type HoverZoomProps = { picture: Picture; onLeave: () => void };

/** Enlarges what the mouse points at. */
export function HoverZoom({ picture, onLeave }: HoverZoomProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <span css={[lens, isLoaded && loaded]} aria-hidden onPointerMove={follow} onPointerLeave={onLeave}>
      <img src={picture.image_link} alt="" onLoad={() => setLoaded(true)} />
    </span>
  );
}

function follow({ currentTarget: frame, clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollLeft = ((clientX - left) / width) * (frame.scrollWidth - width);
  frame.scrollTop = ((clientY - top) / height) * (frame.scrollHeight - height);
}
