import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import type { PictureView } from '../product-pictures.ts';
import { showInRow } from '../show-in-row.ts';

const SIZES = '(min-width: 1024px) 5rem, 4.5rem';

/** One row, which scrolls where there are many; a rail where the window is wide. */
const thumbs = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(var(--tap), 4.5rem);
  justify-content: start;
  gap: var(--s-2);
  /* Room for the ring of the shown one. */
  margin: -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    grid-auto-flow: row;
    grid-template-columns: 1fr;
    align-content: start;
  }
`;

const thumb = css`
  display: block;
  /* Keeps a white decor visible on paper. */
  > span::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
  &[aria-current] > span {
    box-shadow: 0 0 0 1.5px var(--ink);
    outline: 2px solid var(--paper);
    outline-offset: -3.5px;
  }
`;

export type PictureThumbsProps = {
  views: readonly PictureView[];
  /** The product's. */
  name: string;
  shown: number;
  /** The id of a picture's place in the strip. */
  idOf: (place: number) => string;
  onChoose: (place: number) => void;
};

/** The way to each picture of the strip; links, so that they lead there before a script runs, too. */
export function PictureThumbs({ views, name, shown, idOf, onChoose }: PictureThumbsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => showInRow(row.current, `a:nth-child(${shown + 1})`), [shown]);

  function choose(event: MouseEvent, place: number) {
    event.preventDefault();
    onChoose(place);
  }
  return (
    <nav ref={row} css={thumbs} aria-label={messages.pictures}>
      {views.map(({ low }, place) => (
        <a
          key={idOf(place)}
          css={thumb}
          href={`#${idOf(place)}`}
          aria-label={messages.pictureOf(name, place + 1)}
          aria-current={place === shown || undefined}
          onClick={(event) => choose(event, place)}
        >
          <Picture {...pictureFile(low, SIZES)} alt="" ratio="1/1" />
        </a>
      ))}
    </nav>
  );
}
