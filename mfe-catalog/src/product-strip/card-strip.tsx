import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Section } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { ProductCard } from '../product-card/product-card.tsx';

/** Runs to both edges of the page, which shows that there is more to scroll to. */
export const strip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 48%;
  gap: var(--gap-grid);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  > li {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: 26%;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: 18.2%;
  }
`;

const CARD_SIZES = '(min-width: 1024px) 18vw, (min-width: 768px) 26vw, 48vw';

export type CardStripProps = {
  title: string;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  products: readonly Product[];
};

export function CardStrip({ title, action, products }: CardStripProps) {
  return (
    <Section css={onScreen} title={title} action={action}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll an element that has the focus */}
      <ul css={strip} tabIndex={0} aria-label={title}>
        {products.map((product) => (
          <li key={productPath(product)}>
            <ProductCard product={product} sizes={CARD_SIZES} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
