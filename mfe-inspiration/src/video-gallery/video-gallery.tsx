import { css } from '@emotion/react';
import { Section, useNearViewport } from 'shared-contracts/look';
import { type RemoteModules, useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { ForeignVideo } from './foreign-video.tsx';
import { type Clip, OWN_CLIPS } from './own-clips.ts';
import { videoFrame } from './video-frame.ts';

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

/** The owner's two videos; without them two clips of our own (INSP-45). Nothing plays by itself. */
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
        <ForeignVideo address={address} title={title} still={still} />
        <p>{title}</p>
      </li>
    );
  });
}

function OwnClips() {
  return OWN_CLIPS.map((clip) => <OwnClip key={clip.film} {...clip} />);
}

function OwnClip({ film, still, title }: Clip) {
  const { ref, isNear } = useNearViewport();
  return (
    <li>
      {/* Browsers load a poster at once, however far down it is. */}
      <div ref={ref} />
      <video
        css={videoFrame}
        src={film}
        poster={isNear ? still : undefined}
        aria-label={title}
        width={960}
        height={600}
        preload="none"
        controls
        loop
        muted
        playsInline
      />
      <p>{title}</p>
    </li>
  );
}

export default VideoGallery satisfies RemoteModules['inspiration/video-gallery'];
