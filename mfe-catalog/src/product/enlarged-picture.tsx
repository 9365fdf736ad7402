import { css } from '@emotion/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from 'shared-contracts/look';
import { messages } from '../messages.ts';

/** Spec section 9: 350 %. The picture is larger than its frame, and the frame scrolls: fingers and keys need no code. */
const enlarged = css`
  position: absolute;
  inset: 0;
  overflow: auto;
  outline-offset: -2px;
  background: var(--picture);
  > img {
    width: 350%;
    max-width: none;
    height: 350%;
    object-fit: cover;
  }
`;

/** Under a mouse the pointer scrolls, and the wheel stays the page's. */
const underPointer = css`
  overflow: hidden;
`;

const corner = css`
  position: absolute;
  right: 0.5rem;
  bottom: 0.5rem;
  background: var(--paper);
`;

export type EnlargedPictureProps = {
  src: string;
  /** The product's. */
  name: string;
  /** Stays until it is closed, and takes the keys; else it goes with the pointer. */
  held: boolean;
  onClose: () => void;
};

export function EnlargedPicture({ src, name, held, onClose }: EnlargedPictureProps) {
  if (!held) {
    return (
      <div css={[enlarged, underPointer]} aria-hidden onPointerMove={follow} onPointerLeave={onClose}>
        <img src={src} alt="" />
      </div>
    );
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <>
      <section
        ref={takeOver}
        css={enlarged}
        aria-label={messages.enlarged(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
        tabIndex={0}
        onKeyDown={closeOnEscape}
      >
        <img src={src} alt="" />
      </section>
      <IconButton css={corner} icon="close" label={messages.zoomOut} onClick={onClose} />
    </>
  );
}

/** Shows the part of the picture that lies under the pointer. */
function follow({ currentTarget: frame, clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollLeft = ((clientX - left) / width) * (frame.scrollWidth - width);
  frame.scrollTop = ((clientY - top) / height) * (frame.scrollHeight - height);
}

/** Starts from the middle. */
function takeOver(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.focus({ preventScroll: true });
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
}
