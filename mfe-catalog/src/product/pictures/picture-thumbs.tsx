import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import type { PictureView } from '../product-pictures.ts';

const SIZES = '(min-width: 1024px) 5rem, (min-width: 768px) 11vw, 23vw';

const thumbs = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.75rem, 1fr));
  gap: var(--s-2);
  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    grid-template-columns: 1fr;
    align-content: start;
  }
`;

const thumb = css`
  display: block;
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
  function choose(event: MouseEvent, place: number) {
    event.preventDefault();
    onChoose(place);
  }
  return (
    <nav css={thumbs} aria-label={messages.pictures}>
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
