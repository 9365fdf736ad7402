import { css } from '@emotion/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Picture, Price, Text, TextLink } from 'shared-contracts/look';
import type { Companion, Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { matchPath, productPath } from 'shared-contracts/routes';
import { pictureNamed, productFile, samplePicture } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';

export const companionBlock = css`
  margin-top: var(--s-7);
  > h3 {
    margin-bottom: var(--s-4);
  }
`;

export const companionList = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3) var(--gap-grid);
  @media (min-width: 480px) {
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  }
`;

export const companion = css`
  display: grid;
  grid-template-columns: min(6rem, 30%) minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  background: var(--paper);
  @media (hover: hover) {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`;

const words = css`
  padding-block: var(--s-3);
  padding-right: var(--s-3);
`;

export type GoesWithProps = {
  product: Product;
  companions: readonly Companion[];
};

/** PROD-23: shows decors that combine well with this one, and the reason. Empty if the provider lists none. */
export function GoesWith({ product: shown, companions }: GoesWithProps) {
  const titleId = useId();
  if (companions.length === 0) return null;
  return (
    <div css={companionBlock}>
      <h3 id={titleId}>{productMessages.goesWith}</h3>
      <ul css={companionList} aria-labelledby={titleId}>
        {companions.map((product) => (
          <li key={productPath(product)}>
            <Link css={companion} to={productPath(product)}>
              <Picture {...productFile(product, swatchOf(product), '96px')} alt="" ratio="1/1" />
              <span css={words}>
                <Text as="b" strong>
                  {productName(product)}
                </Text>
                <Text size="micro" tone="soft" as="div">
                  {[product.type, product.category].filter(Boolean).join(' · ')}
                </Text>
                <Price size="s" selling_price={product.selling_price} />
                {product.because && (
                  <Text size="micro" tone="soft" as="div">
                    {product.because}
                  </Text>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {companions.some(({ together }) => together) && (
        <TextLink to={matchPath({ product: shown.product_id })}>{productMessages.seeTogether}</TextLink>
      )}
    </div>
  );
}

/** Returns the plain decor, or the sample where a provider does not name its views. */
function swatchOf({ pictures }: Product) {
  return pictureNamed(pictures, 'flat') ?? samplePicture(pictures);
}
