import { css, keyframes } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { EmptyPanel, Picture, Spinner, VisuallyHidden } from 'shared-contracts/look';
import type { Picture as ProductPicture } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { STAGE_FILE_SIZE, STAGE_SIZES } from './stage-size.ts';
import { stage } from './visualizer-layout.ts';

const wipe = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

/** INSP-5. Unless the shopper prefers less motion, the new picture is drawn over the old one from the left. */
const wiped = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${wipe} var(--wipe) var(--ease-wipe);
  }
`;

/**
 * Hides a picture that is loading, because the old one stays until the new one is complete. It is not clipped: Chromium never loads a lazy
 * picture that is clipped away.
 */
const waiting = css`
  opacity: 0;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears after half a second, because most pictures arrive sooner. */
const busyMark = css`
  position: absolute;
  right: var(--s-3);
  bottom: var(--s-3);
  z-index: var(--z-raised);
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: var(--s-2) var(--s-3);
  border-radius: var(--radius);
  background: var(--paper-raised);
  font-size: var(--type-micro);
  animation: ${appear} var(--fast) 500ms backwards;
`;

type StagePicture = {
  picture: ProductPicture;
  alt: string;
};

export type RoomStageProps = {
  /** Undefined without a colour, or while its data loads. */
  shown: StagePicture | undefined;
  /** Why there is no picture; undefined while it loads. */
  empty: string | undefined;
  /** The canvas that recolours the room. */
  recoloured: ReactNode;
  /** Whether the canvas already shows the picture that is loading. */
  isRecoloured: () => boolean;
  children?: ReactNode;
};

type Layers = {
  /** The old picture, which stays until the new one is complete. */
  below: StagePicture | undefined;
  top: StagePicture | undefined;
  isLoaded: boolean;
  /** Whether the layer was rendered with the first paint, where nothing may hide it. */
  isFirst: boolean;
};

/** Shows the room in the chosen colour. A new picture is wiped over the old one when it is complete. */
export function RoomStage({ shown, empty, recoloured, isRecoloured, children }: RoomStageProps) {
  const [layers, setLayers] = useState<Layers>({
    below: undefined,
    top: shown,
    isLoaded: true,
    isFirst: true,
  });
  const { below, top, isLoaded, isFirst } = layers;
  if (shown && shown.picture.image_link !== top?.picture.image_link) {
    setLayers({ below: isLoaded ? top : below, top: shown, isLoaded: false, isFirst: false });
  }
  if (empty !== undefined) {
    return (
      <div css={stage}>
        <EmptyPanel icon="layers" title={empty} />
      </div>
    );
  }
  return (
    <div css={stage} aria-busy={!isLoaded || undefined}>
      {below && <StageLayer key={below.picture.image_link} shown={below} isHidden />}
      {recoloured}
      {top && (
        <StageLayer
          key={top.picture.image_link}
          shown={top}
          isAwaited={!isFirst}
          css={!isFirst && (isLoaded ? wiped : waiting)}
          onLoad={(isSmall) => {
            // With the canvas in place, the small picture is skipped: the canvas is sharper.
            if (!isSmall || !isRecoloured()) setLayers({ ...layers, isLoaded: true });
          }}
        />
      )}
      {children}
      {!isLoaded && (
        <span css={busyMark} data-busy aria-hidden>
          <Spinner /> {messages.roomLoading}
        </span>
      )}
      <VisuallyHidden role="status">{isLoaded && below ? top?.alt : ''}</VisuallyHidden>
    </div>
  );
}

type StageLayerProps = {
  shown: StagePicture;
  isHidden?: boolean;
  /** Loads even when scrolled out of view: until the picture has arrived, the stage reports that it is busy. */
  isAwaited?: boolean;
  onLoad?: (isSmall: boolean) => void;
  className?: string;
};

function StageLayer({
  shown: { picture, alt },
  isHidden,
  isAwaited = false,
  onLoad,
  className,
}: StageLayerProps) {
  const small = smallLink(picture);
  const name = isHidden ? '' : alt;
  return (
    <span
      data-layer
      className={className}
      // The load event of a picture does not bubble, but it can be captured.
      onLoadCapture={(event) =>
        onLoad?.(event.target instanceof HTMLImageElement && event.target.getAttribute('src') === small)
      }
      aria-hidden={isHidden || undefined}
    >
      {small && <Picture css={filling} src={small} alt={name} priority={isAwaited} {...STAGE_FILE_SIZE} />}
      <Picture
        css={[filling, small && over]}
        {...pictureFile(picture, STAGE_SIZES, STAGE_FILE_SIZE)}
        priority={isAwaited}
        placeholder={undefined}
        // Empty above a small picture: browsers would draw the text of a failed picture over it.
        alt={small ? '' : name}
      />
    </span>
  );
}

const filling = css`
  width: 100%;
  height: 100%;
`;

/** Shows the small picture until the large one is complete. */
const over = css`
  position: absolute;
  inset: 0;
  background: none;
`;

/** Returns the link of the picture in 400 px, which arrives several times sooner. Undefined if the provider lacks that width. */
function smallLink({ image_link, placeholder }: ProductPicture): string | undefined {
  const small = image_link.replace(/-\d+\.webp$/, '-400.webp');
  return placeholder && small !== image_link ? small : undefined;
}
