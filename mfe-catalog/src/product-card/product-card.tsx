import { css } from '@emotion/react';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Price, Text } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product, SHEET_MATERIAL } from 'shared-contracts/product';
import { discountPercent, productClassOf, productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { ShortlistHeart } from '../shortlist-heart/shortlist-heart.tsx';
import { CardPictures } from './card-pictures.tsx';
import { rememberPicture } from './clicked-picture.ts';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  height: 100%;
`;

/** Aligns the prices of a row, however long the names are. */
const words = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  > :last-child {
    margin-top: auto;
  }
`;

const heading = css`
  max-width: 100%;
  font: var(--weight-medium) 1em / 1.3 var(--font-text);
  letter-spacing: normal;
`;

/** A name of one long word breaks inside the card. */
const name = css`
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* The whole card is the link, so the focus ring surrounds the whole card. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--focus);
    outline-offset: 4px;
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`;

/** Lies over the link that covers the card. */
const onPicture = css`
  position: absolute;
  right: 0;
  z-index: var(--z-raised);
`;

/** The separator dot at the start of each line is clipped, so that no line begins or ends with a dot. */
const facts = css`
  display: flex;
  flex-wrap: wrap;
  margin-left: -0.5em;
  clip-path: inset(0 0 0 0.5em);
  > span {
    position: relative;
    padding-left: 0.5em;
  }
  > span::before {
    content: '·';
    position: absolute;
    left: 0;
    width: 0.5em;
    text-align: center;
  }
`;

export type ProductCardProps = {
  product: Product;
  /** Shown width of the picture, as the `sizes` attribute of HTML. */
  sizes: string;
  /** Whether the card is in the first viewport, so that its picture is loaded at once. */
  priority?: boolean;
  /** The level below the heading of the list. */
  headingLevel?: 2 | 3;
};

/** SHOP-22. Memoised: a card that stays in the list is not rendered again when filters change. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  priority,
  headingLevel = 2,
}: ProductCardProps) {
  const { category, material, type } = product;
  const [isEntered, setEntered] = useState(false);
  const Heading = `h${headingLevel}` as const;
  // All sheets have one material; the price of a board depends on its material.
  const core = material !== SHEET_MATERIAL && (MATERIAL_LABELS[material] ?? material);
  return (
    <article css={card} onPointerEnter={({ pointerType }) => setEntered(pointerType !== 'touch')}>
      <CardPictures product={product} sizes={sizes} priority={priority} hasRoom={isEntered} />
      <div css={words}>
        <Heading css={heading}>
          <Link
            css={name}
            to={productPath(product)}
            aria-label={cardName(product)}
            onClick={({ currentTarget }) => rememberPicture(currentTarget.closest('article'), product)}
          >
            {productName(product)}
          </Link>
        </Heading>
        <Text css={facts} size="micro" tone="faint">
          {category && <span>{category}</span>}
          {core && <span>{core}</span>}
          {type && <span>{type}</span>}
        </Text>
        <Price
          size="s"
          selling_price={product.selling_price}
          actual_price={product.actual_price}
          percentOff={discountPercent(product)}
        />
      </div>
      <ShortlistHeart css={onPicture} product={product} name={cardName(product)} />
    </article>
  );
});

/** SHOP-44. The form tells the products of one colour apart: the category, and sheet or the core of a board. */
function cardName(product: Product): string {
  const { category, material } = product;
  const form = messages.forms[productClassOf(product)](MATERIAL_LABELS[material] ?? material);
  return [productName(product), category, form].filter(Boolean).join(', ');
}
