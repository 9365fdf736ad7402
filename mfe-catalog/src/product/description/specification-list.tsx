import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FactList } from 'shared-contracts/layouts/fact-list';
import { Row, SwatchDisc } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product } from 'shared-contracts/product';
import { productMessages } from '../../product-facts/product-messages.ts';

const list = css`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  > div {
    padding-block: 0.625rem;
    border-top: var(--hair);
  }
  > div:first-of-type {
    border-top: 0;
  }
  dt {
    width: max(6.5rem, 34%);
  }
`;

const disc = css`
  width: 14px;
  height: 14px;
`;

/** PROD-8. */
const ROWS: {
  name: keyof typeof productMessages.specificationRows;
  value: (product: Product) => ReactNode;
}[] = [
  { name: 'product_id', value: ({ product_id }) => product_id },
  { name: 'category', value: ({ category }) => category },
  { name: 'material', value: ({ material }) => MATERIAL_LABELS[material] ?? material },
  { name: 'type', value: ({ type }) => type },
  { name: 'shade', value: ({ shade }) => shade },
  { name: 'code', value: ({ code }) => code && <ColourCode code={code} /> },
  { name: 'info', value: ({ info }) => info.trim() },
  { name: 'application', value: ({ application }) => application.join(', ') },
  { name: 'description', value: ({ description }) => description.trim() },
];

export function SpecificationList({ product }: { product: Product }) {
  const facts = ROWS.map(
    ({ name, value }) => [productMessages.specificationRows[name], value(product)] as const,
  );
  return <FactList css={list} facts={facts} />;
}

function ColourCode({ code }: { code: string }) {
  return (
    <Row as="span">
      <SwatchDisc css={disc} colour={code} />
      {code}
    </Row>
  );
}
