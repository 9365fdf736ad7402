import { css } from '@emotion/react';

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
  /* A sheet of paper is as wide as a phone's layout, but shows the pictures beside the text. */
  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--s-6);
  }
`;

/** On paper swatches, breadcrumbs, thumbnails and closed sections are left out, and the first picture stays. */
export const printedProduct = css`
  @media print {
    nav,
    [role='radiogroup'],
    details:not([open]),
    summary::before,
    summary::after,
    [aria-busy='true'] [role='status'] {
      display: none;
    }
    ul[aria-label] {
      margin-inline: 0;
      overflow: hidden;
    }
    section {
      break-inside: avoid;
      background: none;
    }
  }
`;

/** The text column beside the pictures, with the buy buttons. */
export const purchase = css`
  /* Rows of swatches scroll inside and must not widen it. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;
