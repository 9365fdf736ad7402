import { videoPlayer } from 'shared-contracts/document';
import { videoFrame } from './video-frame.ts';

export type ForeignPlayerProps = {
  /** As the owner configured it. */
  address: string;
  title: string;
};

/** The player of YouTube or another provider (INSP-46). */
export function ForeignPlayer({ address, title }: ForeignPlayerProps) {
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
