import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { messages } from '../../messages.ts';
import { ProductPicture, type ProductPictureProps } from '../shop-window/product-picture.tsx';
import type { cheapestQuery } from './cheapest-query.ts';

const tile = css`
  position: relative;
  display: grid;
  gap: var(--s-3);
  align-content: start;
  a {
    font-weight: var(--weight-medium);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

const priceLine = css`
  min-height: 1.5em;
  margin-top: var(--s-1);
`;

export type RangeTileProps = Pick<ProductPictureProps, 'ratio' | 'sizes'> & {
  label: string;
  text?: string;
  to: string;
  /** The product in the picture; by default the cheapest one. */
  shown: Product | undefined;
  cheapest: ReturnType<typeof cheapestQuery>;
  /** Fetches the price. */
  isNear: boolean;
};

/** A part of the range. The link works without picture and price. */
export function RangeTile({ label, text, to, shown, cheapest, isNear, ...look }: RangeTileProps) {
  const { data } = useQuery({ ...cheapest, enabled: isNear });
  const product = data?.products[0];
  const price = product?.selling_price;
  return (
    <li css={tile}>
      <ProductPicture {...look} product={shown ?? product} view="color" alt="" />
      <div>
        <Link to={to}>{label}</Link>
        {text && (
          <Text size="small" tone="soft">
            {text}
          </Text>
        )}
        <Text css={priceLine} size="small" tone="soft" figures>
          {typeof price === 'number' && messages.from(formatRupees(price))}
        </Text>
      </div>
    </li>
  );
}
