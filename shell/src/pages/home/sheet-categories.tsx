import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, TextLink, useNearViewport } from 'shared-contracts/look';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { cheapestSheetQuery } from './cheapest-query.ts';
import { RangeTile } from './range-tile.tsx';

const rail = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(72%, 17rem);
  gap: var(--gap-grid);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: minmax(14rem, 1fr);
  }
`;

/** HOME-4: the five categories of sheets, until the catalogue's carousel replaces them. */
export function SheetCategories() {
  const { ref, isNear } = useNearViewport();
  const { data } = useQuery(shopWindowQuery('Sheet'));
  return (
    <div ref={ref}>
      <Section
        title={messages.chooseSheet}
        action={<TextLink to={shopPath()}>{messages.exploreAll}</TextLink>}
      >
        <ul css={rail}>
          {SHEET_CATEGORIES.map((category) => (
            <RangeTile
              key={category}
              label={category}
              to={shopPath('Sheet', { category })}
              shown={data?.products.find((product) => product.category === category)}
              cheapest={cheapestSheetQuery(category)}
              isNear={isNear}
              ratio="4/5"
              sizes="(min-width: 768px) 20vw, 72vw"
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}
