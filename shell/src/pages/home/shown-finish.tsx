import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Icon, SwatchDisc, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';

const line = css`
  min-height: 3.75rem;
  border-bottom: var(--hair);
  font-size: var(--type-small);
  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3.75rem;
  }
  svg:last-child {
    margin-left: auto;
  }
`;

/** What the picture above shows, and the way to it. Its line is there before its words. */
export function ShownFinish({ product }: { product: Product | undefined }) {
  return (
    <div css={line}>
      {product && (
        <Link to={productPath(product)}>
          <SwatchDisc colour={product.code} />
          <Text as="span" strong>
            {product.colour_name}
          </Text>
          <Text as="span" tone="soft">
            {product.category}
          </Text>
          <Icon name="arrow-right" size="s" />
        </Link>
      )}
    </div>
  );
}
