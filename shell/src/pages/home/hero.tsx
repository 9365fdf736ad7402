import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ButtonLink, Icon, Stack, SwatchDisc, Text, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath, shopPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { ProductPicture } from '../shop-window/product-picture.tsx';
import { shopWindowQuery, shownProduct } from '../shop-window/shop-window.ts';

const picture = css`
  width: 100%;
  aspect-ratio: 1 / 1.02;
  max-height: 66svh;
  img {
    object-position: 30% 60%;
  }
  @media (min-width: 768px) {
    aspect-ratio: 16 / 8;
    max-height: 58svh;
    img {
      object-position: 50% 70%;
    }
  }
`;

const words = css`
  display: grid;
  gap: var(--s-5);
  padding-top: clamp(1.75rem, 1rem + 3vw, 3.5rem);
  h1 {
    font-size: var(--type-hero);
    line-height: 0.99;
  }
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: 1fr minmax(15rem, 22rem);
    align-items: end;
  }
`;

/** HOME-1. The text does not wait for the picture's product. */
export function Hero() {
  const { data } = useQuery(shopWindowQuery('Sheet'));
  const product = shownProduct(data);
  return (
    <section aria-label={messages.featuredFinish}>
      <ProductPicture
        css={picture}
        product={product}
        view="render"
        alt={product ? messages.inFinish(product.colour_name) : ''}
        sizes="100vw"
        priority
      />
      <Wrap>
        <ShownFinish product={product} />
        <div css={words}>
          <h1>{messages.headline}</h1>
          <Stack>
            <Text size="lead">{messages.homeDescription}</Text>
            <div>
              <ButtonLink to={shopPath()}>{messages.shopNow}</ButtonLink>
            </div>
          </Stack>
        </div>
      </Wrap>
    </section>
  );
}

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
  span {
    min-width: 0;
  }
  svg:last-child {
    flex: none;
    margin-left: auto;
  }
`;

/** Names the product in the picture, and links to it. The empty line reserves its space. */
function ShownFinish({ product }: { product: Product | undefined }) {
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
