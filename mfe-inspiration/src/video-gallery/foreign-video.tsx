import { css } from '@emotion/react';
import { type MouseEvent, useState } from 'react';
import { videoPlayer } from 'shared-contracts/document';
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

export type ForeignVideoProps = {
  /** As the owner configured it. */
  address: string;
  title: string;
  /** Address of the picture that stands for the video. */
  still: string;
};

/**
 * A video at YouTube or elsewhere. Its player replaces the picture after a click; until then nothing is loaded from there
 * (INSP-46). Without script the picture links to the video.
 */
export function ForeignVideo({ address, title, still }: ForeignVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <Player address={address} title={title} />;

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

function Player({ address, title }: Pick<ForeignVideoProps, 'address' | 'title'>) {
  const player = new URL(videoPlayer(address));
  player.searchParams.set('autoplay', '1');
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      css={videoFrame}
      src={player.href}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays only where it learns the page's origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
