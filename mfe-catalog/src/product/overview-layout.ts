import { css } from '@emotion/react';
import { onScreen } from 'shared-contracts/layouts/paper';

/** Shared by the product and its skeleton, so that nothing moves when the product arrives. */
export const overviewTop = css`
  /* Words from a provider may have any length. */
  overflow-wrap: anywhere;
  padding-block: clamp(0.5rem, 0.25rem + 1vw, 1.25rem) var(--section);
`;

export const overview = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-2);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(1.75rem, 5vw, 5.5rem);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** Print styles in case the datasheet's script is missing: the page without swatches and breadcrumbs. */
export const printedProduct = css`
  nav,
  [role='radiogroup'],
  [role='tablist'] {
    ${onScreen}
  }
`;

export const purchase = css`
  /* Rows of swatches scroll inside and must not widen it. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;
