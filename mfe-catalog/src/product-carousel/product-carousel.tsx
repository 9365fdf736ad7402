import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from 'shared-contracts/look';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import type { RemoteModules } from 'shared-contracts/remotes';
import { SlideDots } from 'shared-contracts/rotation/slide-dots';
import { CarouselCard } from './carousel-card.tsx';
import { carouselMessages as words } from './carousel-messages.ts';
import { carouselQuery } from './carousel-products.ts';
import { useCarousel } from './use-carousel.ts';

/** HOME-5: one item, two from 768 px, three from 1024 px. On a phone the edge of the next one shows that there is more. */
const track = css`
  /* Contains the hidden texts of the cards, which would widen the page. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 88%;
  gap: var(--gap-grid);
  /* Not left to the base styles: a browser that lays the page out before they have arrived would snap to its own 40 px and stay there. */
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media (min-width: 768px) {
    grid-auto-columns: calc((100% - var(--gap-grid)) / 2);
  }
  @media (min-width: 1024px) {
    grid-auto-columns: calc((100% - 2 * var(--gap-grid)) / 3);
  }
`;

const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-top: var(--s-4);
`;

/** The last view shows several items, so only its first item has a dot: the row cannot scroll any further. */
const dots = css`
  @media (min-width: 768px) {
    > li:last-child {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    > li:nth-last-child(2) {
      display: none;
    }
  }
`;

const atEnd = css`
  margin-left: auto;
`;

const hidden = css`
  visibility: hidden;
`;

/** HOME-4 to HOME-6. A failed request shows no message, because the categories are shown without products, too. */
function ProductCarousel() {
  const { data, isPending } = useQuery(carouselQuery);
  const carousel = useCarousel();
  return (
    <div ref={carousel.part}>
      <ul
        ref={carousel.row}
        css={track}
        onScroll={carousel.notePosition}
        onPointerDown={carousel.noteUse}
        onTouchMove={carousel.noteUse}
        onWheel={carousel.noteUse}
      >
        {SHEET_CATEGORIES.map((category, index) => (
          <li key={category}>
            <CarouselCard category={category} product={data?.[index]} isLoading={isPending} />
          </li>
        ))}
      </ul>
      <div css={controls}>
        <SlideDots
          css={dots}
          labels={SHEET_CATEGORIES.map(words.show)}
          position={carousel.position}
          onShow={carousel.show}
        />
        <IconButton
          css={[atEnd, !carousel.mayRotate && hidden]}
          icon={carousel.isPaused ? 'play' : 'pause'}
          label={carousel.isPaused ? words.play : words.pause}
          onClick={carousel.togglePause}
        />
        <IconButton edged icon="arrow-left" label={words.previous} onClick={() => carousel.stepByHand(-1)} />
        <IconButton edged icon="arrow-right" label={words.next} onClick={() => carousel.stepByHand(1)} />
      </div>
    </div>
  );
}

export default Object.assign(ProductCarousel, {
  prefetch: () => [carouselQuery],
}) satisfies RemoteModules['catalog/product-carousel'];
