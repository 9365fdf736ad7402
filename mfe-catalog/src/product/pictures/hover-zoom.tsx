import { css } from '@emotion/react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
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

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** `from` is the position of the mouse's first movement. */
export type HoverZoomProps = { picture: Picture; from: Place; onLeave: () => void };

export function HoverZoom({ picture, from, onLeave }: HoverZoomProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    if (frame.current) enlarge(frame.current, from);
  }, [from]);
  return (
    <span
      ref={frame}
      css={[lens, isLoaded && loaded]}
      aria-hidden
      onPointerMove={(event) => enlarge(event.currentTarget, event)}
      onPointerLeave={onLeave}
    >
      <img src={picture.image_link} alt="" onLoad={() => setLoaded(true)} />
    </span>
  );
}

function enlarge(frame: HTMLElement, { clientX, clientY }: Place): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollLeft = ((clientX - left) / width) * (frame.scrollWidth - width);
  frame.scrollTop = ((clientY - top) / height) * (frame.scrollHeight - height);
}
