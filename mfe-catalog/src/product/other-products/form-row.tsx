import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Picture, Price, Skeleton, Text } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product, SHEET_MATERIAL } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { productPath } from 'shared-contracts/routes';
import { rememberPicture } from '../../product-card/clicked-picture.ts';
import { productFile, samplePicture } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { thicknessOf } from '../../product-facts/thickness.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  padding-block: var(--s-2);
  border-bottom: var(--hair);
  > :first-child {
    flex: none;
    width: min(3.5rem, 18vw);
  }
  /* With large text on a phone, the price stands below. */
  > :nth-child(2) {
    flex: 1 1 4.5rem;
    min-width: 0;
  }
  > :last-child {
    margin-left: auto;
  }
  @media (hover: hover) {
    a&:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`;

const end = css`
  display: grid;
  justify-items: end;
  text-align: right;
`;

export type FormRowProps = {
  product: Product;
  isShown: boolean;
};

export function FormRow({ product, isShown }: FormRowProps) {
  const content = (
    <>
      <Picture {...productFile(product, samplePicture(product.pictures), '56px')} alt="" ratio="1/1" />
      <span>
        <Text as="b" strong>
          {product.category}
        </Text>
        <Text size="micro" tone="soft" as="div">
          {formFacts(product) || product.type}
        </Text>
      </span>
      <span css={end}>
        <Price size="s" selling_price={product.selling_price} />
        {isShown && (
          <Text size="micro" tone="soft" as="span">
            {productMessages.shownForm}
          </Text>
        )}
      </span>
    </>
  );
  return (
    <li>
      {isShown ? (
        <div css={row}>{content}</div>
      ) : (
        <Link
          css={row}
          to={productPath(product)}
          onClick={({ currentTarget }) => rememberPicture(currentTarget, product)}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

/** `19 mm · Gloss · HDF core`; empty if none of these is known. */
export function formFacts(product: Product): string {
  return [thicknessOf(product), finishOf(product), coreName(product)].filter(Boolean).join(' · ');
}

function coreName({ material }: Product): string | false {
  return material !== SHEET_MATERIAL && productMessages.core(MATERIAL_LABELS[material] ?? material);
}

export function FormRowSkeleton() {
  return (
    <li css={row}>
      <Skeleton ratio="1/1" />
      <span>
        <Skeleton text width="60%" />
        <Skeleton text width="80%" />
      </span>
      <Skeleton text width="5rem" />
    </li>
  );
}
