import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { mosaicPattern, type Tile } from './mosaic-pattern.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-4) 0.625rem;
  margin-top: var(--s-5);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-5) clamp(0.75rem, 1.4vw, 1.25rem);
  }
`;

const tiles: Readonly<Record<Tile, ReturnType<typeof css>>> = {
  one: css`
    --tile-ratio: 1;
  `,
  'two on wide': css`
    --tile-ratio: 1;
    @media (min-width: 768px) {
      grid-column: span 2;
    }
  `,
  two: css`
    --tile-ratio: 8/5;
    grid-column: span 2;
  `,
};

/** On phones, a tile's height follows from its aspect ratio; on wider screens, all rows are of equal height. */
export const tilePlace = css`
  aspect-ratio: var(--tile-ratio);
  @media (min-width: 768px) {
    aspect-ratio: auto;
    height: clamp(12rem, 20vw, 19rem);
  }
`;

export type MosaicProps = {
  /** The contents of at most 8 tiles, each with its React key. */
  items: readonly { key: string; content: ReactNode }[];
};

export function Mosaic({ items }: MosaicProps) {
  const pattern = mosaicPattern(items.length);
  return (
    <ul css={grid}>
      {items.map(({ key, content }, index) => (
        <li key={key} css={tiles[pattern[index] ?? 'one']}>
          {content}
        </li>
      ))}
    </ul>
  );
}
