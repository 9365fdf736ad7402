import { css } from '@emotion/react';
import { type MouseEvent, type PointerEvent, useState } from 'react';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { Icon, Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { type PictureView, productFile } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { pictureSquare } from './gallery-layout.ts';
import { HoverZoom } from './hover-zoom.tsx';

const slide = css`
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const opener = css`
  position: relative;
  display: block;
  cursor: zoom-in;
  outline-offset: -4px;
  > svg {
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    width: var(--tap);
    height: var(--tap);
    padding: 0.8rem;
    background: var(--paper);
    border-radius: var(--radius);
  }
`;

const SIZES = '(min-width: 1024px) 46vw, (min-width: 768px) 47vw, min(100vw, 60svh)';

const over = css`
  position: absolute;
  inset: 0;
  background: none;
`;

const behind = (url: string) => css({ background: `center / cover url(${JSON.stringify(url)})` });

export type PictureSlideProps = {
  id: string;
  /** Whether it is the panel of a tab. The tabs are the thumbnails. */
  isPanel: boolean;
  /** `#rrggbb` of the product's colour, shown where a picture cannot be loaded. */
  code: string;
  view: PictureView;
  alt: string;
  isFirst: boolean;
  /** URL of a smaller file of the picture, already in the browser, shown until the large file has loaded (PROD-25). */
  preview: string | undefined;
  /** Whether the slide is in view. The Tab key skips the other slides. */
  isShown: boolean;
  /** @param file the file of the high picture */
  onOpen: (file: string) => void;
};

/** A picture of the strip. Hovering enlarges it; a click, tap or key opens the viewer; without script it links to the file. */
export function PictureSlide({
  id,
  isPanel,
  code,
  view,
  alt,
  isFirst,
  preview,
  isShown,
  onOpen,
}: PictureSlideProps) {
  const [hovered, setHovered] = useState<PointerEvent>();
  function open(event: MouseEvent) {
    // A click for a new tab opens the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setHovered(undefined);
    onOpen(view.high.image_link);
  }
  return (
    <div id={id} css={slide} role={isPanel ? 'tabpanel' : undefined}>
      <a
        css={[opener, pictureSquare]}
        href={view.high.image_link}
        aria-label={productMessages.zoomInto(alt)}
        tabIndex={isShown ? undefined : -1}
        onClick={open}
        onPointerMove={(event) => {
          // The mouse has to move: a picture may appear under a resting mouse (PROD-34).
          if (event.pointerType === 'mouse' && !hovered) setHovered(event);
        }}
      >
        <LargePicture code={code} view={view} alt={alt} priority={isFirst} preview={preview} />
        <Icon name="zoom" />
        {hovered && <HoverZoom picture={view.high} from={hovered} onLeave={() => setHovered(undefined)} />}
      </a>
    </div>
  );
}

type LargePictureProps = {
  code: string;
  view: PictureView;
  alt: string;
  /** The first picture of the page. */
  priority: boolean;
  preview: string | undefined;
};

/** The low picture in the width that fits; where a provider has one width only, the high picture replaces it once loaded. */
function LargePicture({ code, view: { low, high }, alt, priority, preview }: LargePictureProps) {
  const comesInWidths = low.placeholder !== undefined;
  // A broken image cannot be hidden before hydration.
  const isHydrated = useHydrated();
  return (
    <Picture
      {...productFile({ code }, low, SIZES)}
      css={preview !== undefined && behind(preview)}
      alt={alt}
      ratio="1/1"
      priority={priority}
    >
      {isHydrated && !comesInWidths && high !== low && (
        <Picture css={over} {...pictureFile(high, undefined)} alt="" />
      )}
    </Picture>
  );
}
