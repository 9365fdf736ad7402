import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Picture, Price, Skeleton, Text } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product, SHEET_MATERIAL } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { productFile, samplePicture } from '../../product-card/product-pictures.ts';

/** A row on a phone, a tile in wider windows. */
const card = css`
  display: grid;
  grid-template-columns: 4rem 1fr auto;
  gap: var(--s-4);
  align-items: center;
  padding-block: var(--s-3);
  border-bottom: var(--hair);
  @media (min-width: 768px) {
    grid-template-columns: 1fr;
    gap: var(--s-2);
    padding: 0;
    border: 0;
  }
  @media (hover: hover) {
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`;

const SIZES = '(min-width: 768px) 22vw, 64px';

export function MaterialCard({ product }: { product: Product }) {
  const material = MATERIAL_LABELS[product.material] ?? product.material;
  // First what distinguishes it from the others: the core of a board, the category of a sheet.
  const [name, line] =
    product.material === SHEET_MATERIAL ? [product.category, material] : [material, product.category];
  return (
    <li>
      <Link css={card} to={productPath(product)}>
        <Picture {...productFile(product, samplePicture(product.pictures), SIZES)} alt="" ratio="1/1" />
        <span>
          <Text as="b" strong>
            {name}
          </Text>
          <Text size="micro" tone="faint" as="div">
            {line}
          </Text>
        </span>
        <Price size="s" selling_price={product.selling_price} />
      </Link>
    </li>
  );
}

export function MaterialCardSkeleton() {
  return (
    <li css={card}>
      <Skeleton ratio="1/1" />
      <span>
        <Skeleton text width="60%" />
        <Skeleton text width="80%" />
      </span>
      <Skeleton text width="5rem" />
    </li>
  );
}
