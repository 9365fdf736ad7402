import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { SHELL_NAME } from 'shared-contracts/document';
import { shortFactsOf } from './region-facts.ts';
import { type LabelPlace, placeLabels } from './region-labels.ts';
import { HEADER, type Region } from './regions-on-page.ts';
import type { Owners } from './release-owners.ts';

type RegionFramesProps = { regions: readonly Region[]; owners: Owners };

/** Frames and labels. Not for screen readers: the panel lists the same in words. */
export function RegionFrames({ regions, owners }: RegionFramesProps) {
  const places = placeLabels(regions, document.documentElement.clientWidth);
  return (
    <div css={layer} aria-hidden>
      {regions.map((region, index) => (
        <Frame key={index} region={region} owners={owners} place={places[index]} />
      ))}
    </div>
  );
}

type FrameProps = { region: Region; owners: Owners; place: LabelPlace | undefined };

function Frame({ region, owners, place }: FrameProps) {
  const { box, name, remote, lastError } = region;
  if (!box || !place) return null;
  return (
    <div css={[frame, remote === SHELL_NAME && ofShell, lastError && failed]} style={box}>
      <p
        css={[label, name !== HEADER && belowHeader]}
        style={{ marginTop: place.top, marginLeft: place.left, '--depth': place.depth } as CSSProperties}
      >
        <b>{name}</b>
        <span>{shortFactsOf(region, owners[remote])}</span>
        {lastError && <span>{lastError.sentence}</span>}
      </p>
    </div>
  );
}

const layer = css`
  font-size: var(--type-micro);
  line-height: 1.25rem;
  pointer-events: none;
`;

const frame = css`
  --frame: var(--accent);
  position: absolute;
  outline: 2px solid var(--frame);
  outline-offset: -2px;
  /* Seen on dark pictures, too. */
  box-shadow: inset 0 0 0 3px var(--paper);
`;

const ofShell = css`
  --frame: var(--ink);
`;

const failed = css`
  --frame: var(--error);
  outline-style: dashed;
`;

const label = css`
  /* In view as long as its region is. */
  position: sticky;
  top: 0;
  display: grid;
  width: max-content;
  max-width: min(20rem, 100vw);
  padding: 0 var(--s-2);
  background: var(--frame);
  color: var(--on-accent);
  > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  b {
    font-weight: var(--weight-strong);
  }
`;

/** The labels of a region and of what is in it stand below each other. */
const belowHeader = css`
  top: calc(5rem + var(--depth) * 2.75rem);
`;
