import { css, keyframes } from '@emotion/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { DiscountBadge, Picture, Price, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { discountPercent, pictureFile } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { productName } from '../product/product-name.ts';
import { roomPicture, samplePicture } from '../product/product-pictures.ts';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  height: 100%;
`;

/** Prices stand in one line along a row, however long the names are. */
const words = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  > :last-child {
    margin-top: auto;
  }
`;

const badge = css`
  position: absolute;
  left: 0.5rem;
  top: 0.5rem;
  z-index: var(--z-raised);
`;

const name = css`
  font-weight: var(--weight-medium);
  line-height: 1.3;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* The whole card is the link, so the whole card has the ring. */
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

const appear = keyframes`
  from { opacity: 0; }
`;

const pictures = css`
  position: relative;
  /* Not displayed, a lazy picture is not fetched either: who cannot hover does not pay for the room. */
  > span + span {
    display: none;
    position: absolute;
    inset: 0;
  }
  @media (hover: hover) {
    article:hover & > span + span {
      display: block;
      animation: ${appear} var(--slow) var(--ease);
    }
  }
`;

export type ProductCardProps = {
  product: Product;
  /** How wide the picture is shown, as in HTML. */
  sizes: string;
  /** In the first view. */
  priority?: boolean;
};

/** Rendered once for a product: it stays as it is while filters change around it. */
export const ProductCard = memo(function ProductCard({ product, sizes, priority }: ProductCardProps) {
  const percent = discountPercent(product);
  const inRoom = roomPicture(product.pictures);
  return (
    <article css={card}>
      {percent > 0 && <DiscountBadge css={badge} percent={percent} />}
      <div css={pictures}>
        <Picture
          {...pictureFile(samplePicture(product.pictures), sizes)}
          alt=""
          ratio="1/1"
          priority={priority}
        />
        {inRoom && <Picture {...pictureFile(inRoom, sizes)} alt="" ratio="1/1" />}
      </div>
      <div css={words}>
        <Link css={name} to={productPath(product)}>
          {productName(product)}
        </Link>
        <Text size="micro" tone="faint">
          {[product.category, product.type].filter(Boolean).join('\u00a0· ')}
        </Text>
        <Price size="s" selling_price={product.selling_price} actual_price={product.actual_price} />
      </div>
    </article>
  );
});
