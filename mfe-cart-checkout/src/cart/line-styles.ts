import { css } from '@emotion/react';

/** A picture with text beside it, for all kinds of lines. */
export const lineStyles = css`
  display: grid;
  gap: var(--s-2) min(var(--s-4), 5%);
  padding-block: var(--s-5);
  border-bottom: var(--hair);
`;

export const lineColumns = css`
  /* At most a share of the line, so that large text keeps room. */
  grid-template-columns: min(5rem, 30%) minmax(0, 1fr);
  overflow-wrap: anywhere;
  @media (min-width: 480px) {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  @media (min-width: 600px) {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

export const pictureCell = css`
  align-self: start;
  @media (min-width: 480px) {
    grid-row: span 2;
  }
`;

/** Quantity and remove button: below the text, on phones below the picture too. */
export const actionsCell = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-top: var(--s-2);
  @media (max-width: 479px) {
    grid-column: 1 / -1;
  }
`;

export const lineName = css`
  font: var(--weight-medium) 1.0625rem / 1.3 var(--font-text);
  letter-spacing: 0;
`;

export const lineFigure = css`
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
`;

/** The picture of a line: its largest size in CSS pixels, and the widths for pixel ratios 1 and 2. */
export const linePicture = {
  width: 400,
  height: 400,
  widths: [200, 400],
  sizes: '8rem',
  ratio: '1/1',
} as const;
