import { css } from '@emotion/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { videoFrame } from './video-frame.ts';

const opener = css`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 4rem;
    height: 4rem;
    margin: auto;
    padding: 1.1rem;
    border-radius: 50%;
    background: var(--paper);
    color: var(--ink);
    fill: currentColor;
  }
  &:hover svg {
    color: var(--accent);
  }
`;

export type VideoOpenerProps = {
  /** Address of the video, for a new tab and for browsers without script. */
  address: string;
  title: string;
  still: string;
  /** The player, which starts at once. */
  children: ReactNode;
};

/**
 * A picture that links to a video. A click replaces it by the player; until then, nothing of the video is loaded. An unused player would
 * cost time as well: a phone takes longer to style the controls of a `<video>` than a hundred other elements.
 */
export function VideoOpener({ address, title, still, children }: VideoOpenerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return children;

  function play(event: MouseEvent) {
    // A click for a new tab opens the video's own page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  }
  return (
    <a css={[videoFrame, opener]} href={address} aria-label={messages.play(title)} onClick={play}>
      <img src={still} alt="" width={960} height={600} loading="lazy" decoding="async" />
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M7 4.5v15l12-7.5Z" />
      </svg>
    </a>
  );
}
