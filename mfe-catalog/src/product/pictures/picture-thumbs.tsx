import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { Picture } from 'shared-contracts/look';
import { moveFocus } from '../../interaction/move-focus.ts';
import { scrollRowTo } from '../../interaction/scroll-row-to.ts';
import { type PictureView, productFile } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { thumbs } from './gallery-layout.ts';

const SIZES = '(min-width: 1024px) 5rem, 4.5rem';

const thumb = css`
  display: block;
  /* Keeps a white decor visible on paper. */
  > span::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
  &[aria-selected='true'] > span {
    box-shadow: 0 0 0 1.5px var(--ink);
    outline: 2px solid var(--paper);
    outline-offset: -3.5px;
  }
`;

export type PictureThumbsProps = {
  /** `#rrggbb` of the product's colour, shown where a picture cannot be loaded. */
  code: string;
  views: readonly PictureView[];
  altTexts: readonly string[];
  shown: number;
  /** The id of a picture's place in the strip. */
  idOf: (index: number) => string;
  onChoose: (index: number) => void;
};

/** Thumbnails are tabs: one stop of the Tab key, whose arrow keys show other pictures. As links they work without script. */
export function PictureThumbs({ code, views, altTexts, shown, idOf, onChoose }: PictureThumbsProps) {
  const isHydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => scrollRowTo(row.current, `a:nth-child(${shown + 1})`), [shown]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    onChoose(index);
  }
  return (
    <div ref={row} css={thumbs} role="tablist" aria-label={productMessages.pictures} onKeyDown={moveFocus}>
      {views.map(({ low }, index) => (
        <a
          key={idOf(index)}
          css={thumb}
          href={`#${idOf(index)}`}
          role="tab"
          aria-label={altTexts[index]}
          aria-selected={index === shown}
          tabIndex={isHydrated && index !== shown ? -1 : undefined}
          onFocus={() => onChoose(index)}
          onClick={(event) => choose(event, index)}
        >
          <Picture {...productFile({ code }, low, SIZES)} alt="" ratio="1/1" />
        </a>
      ))}
    </div>
  );
}
