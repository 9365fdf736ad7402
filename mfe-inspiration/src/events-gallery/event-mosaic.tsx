import { css } from '@emotion/react';
import { EmptyPanel } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import type { EventPicture } from './event-pictures.ts';

/** One large picture beside two small ones, which together have the same height. On phones it is above them. */
const mosaic = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5) 0.625rem;
  li:first-of-type {
    grid-column: span 2;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-5) clamp(0.75rem, 1.4vw, 1.25rem);
    li:first-of-type {
      grid-row: span 2;
    }
    li:first-of-type figure {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      height: 100%;
    }
    li:first-of-type img {
      height: 100%;
    }
  }
  figure {
    margin: 0;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: var(--picture);
  }
  figcaption {
    padding-top: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--type-micro);
    line-height: 1.3;
  }
`;

/** The first picture is as wide as the window on phones, and two thirds of the page on wider screens. */
const sizes = (index: number) =>
  index === 0 ? '(min-width: 768px) 62vw, 94vw' : '(min-width: 768px) 31vw, 46vw';

export function EventMosaic({ pictures }: { pictures: readonly EventPicture[] }) {
  if (pictures.length === 0) return <EmptyPanel title={messages.noImages} />;
  return (
    <ul css={mosaic}>
      {pictures.map(({ widths: [small, medium, large], alt, caption }, index) => (
        <li key={medium}>
          <figure>
            <img
              src={medium}
              srcSet={`${small} 400w, ${medium} 800w, ${large} 1200w`}
              sizes={sizes(index)}
              alt={alt}
              width={1200}
              height={800}
              loading="lazy"
              decoding="async"
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
