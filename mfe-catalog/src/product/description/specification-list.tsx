import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { Row, SwatchDisc } from 'shared-contracts/look';
import { MATERIAL_LABELS, type Product } from 'shared-contracts/product';
import { messages } from '../../messages.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(6.5rem, 34%) 1fr;
  font-size: 0.9375rem;
  > * {
    padding-block: 0.625rem;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  > :nth-of-type(1) {
    border-top: 0;
  }
  > dt {
    color: var(--ink-soft);
  }
`;

const disc = css`
  width: 14px;
  height: 14px;
`;

/** PROD-8. */
const ROWS: {
  name: keyof typeof messages.specificationRows;
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
            <Fragment key={name}>
              <dt>{messages.specificationRows[name]}</dt>
              <dd>{shown}</dd>
            </Fragment>
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
