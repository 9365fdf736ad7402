import { css } from '@emotion/react';
import { videoPlayer } from 'shared-contracts/document';
import { Section } from 'shared-contracts/look';
import { type RemoteModules, useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import kitchenClip from './clips/kitchen.mp4';
import kitchenStill from './clips/kitchen.webp';
import livingRoomClip from './clips/living-room.mp4';
import livingRoomStill from './clips/living-room.webp';
import { videoFrame } from './video-frame.ts';
import { VideoOpener } from './video-opener.tsx';

type Clip = { film: string; still: string; title: string };

/** 960 × 600 pixels, silent. `workshop/scenes` makes them. */
const OWN_CLIPS: readonly [Clip, Clip] = [
  { film: kitchenClip, still: kitchenStill, title: messages.kitchenClip },
  { film: livingRoomClip, still: livingRoomStill, title: messages.livingRoomClip },
];

const videos = css`
  display: grid;
  gap: var(--s-5) var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  p {
    padding-top: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--type-micro);
    line-height: 1.3;
  }
`;

/** The owner's two videos, or else two clips of our own (INSP-45). Nothing plays automatically. */
function VideoGallery() {
  const { videoUrls = [] } = useConfiguration();
  const isForeign = videoUrls.length > 0;
  return (
    <Section title={messages.videos} lead={isForeign ? messages.foreignVideosLead : messages.clipsLead}>
      <ul css={videos}>{isForeign ? <OwnersVideos addresses={videoUrls} /> : <OwnClips />}</ul>
    </Section>
  );
}

function OwnersVideos({ addresses }: { addresses: readonly string[] }) {
  return OWN_CLIPS.map(({ still }, index) => {
    const address = addresses[index];
    const title = messages.video(index + 1);
    if (!address) return null;
    return (
      <li key={still}>
        <VideoOpener address={address} title={title} still={still}>
          <ForeignPlayer address={address} title={title} />
        </VideoOpener>
        <p>{title}</p>
      </li>
    );
  });
}

type ForeignPlayerProps = {
  /** As the owner configured it. */
  address: string;
  title: string;
};

/** The player of YouTube or another provider (INSP-46). */
function ForeignPlayer({ address, title }: ForeignPlayerProps) {
  const player = new URL(videoPlayer(address));
  player.searchParams.set('autoplay', '1');
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      css={videoFrame}
      src={player.href}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play unless it receives the page's origin.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function OwnClips() {
  return OWN_CLIPS.map(({ film, still, title }) => (
    <li key={film}>
      <VideoOpener address={film} title={title} still={still}>
        <video
          ref={(player) => player?.focus()}
          css={videoFrame}
          src={film}
          poster={still}
          aria-label={title}
          width={960}
          height={600}
          autoPlay
          controls
          loop
          muted
          playsInline
        />
      </VideoOpener>
      <p>{title}</p>
    </li>
  ));
}

export default VideoGallery satisfies RemoteModules['inspiration/video-gallery'];
