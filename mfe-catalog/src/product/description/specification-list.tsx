import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Row, SwatchDisc } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product } from 'shared-contracts/product';
import { productMessages } from '../../product-facts/product-messages.ts';

const list = css`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: 0.625rem;
    border-top: var(--hair);
  }
  > div:first-of-type {
    border-top: 0;
  }
  dt {
    flex: none;
    width: max(6.5rem, 34%);
    color: var(--ink-soft);
  }
  /* It stands below its label where the text is too large for both. */
  dd {
    flex: 1 1 8rem;
    min-width: 0;
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
  return (
    <dl css={list}>
      {ROWS.map(({ name, value }) => {
        const shown = value(product);
        return (
          shown && (
            <div key={name}>
              <dt>{productMessages.specificationRows[name]}</dt>
              <dd>{shown}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function ColourCode({ code }: { code: string }) {
  return (
    <Row as="span">
      <SwatchDisc css={disc} colour={code} />
      {code}
    </Row>
  );
}
