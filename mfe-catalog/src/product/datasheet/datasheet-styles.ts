import { css } from '@emotion/react';

/** Replaces the page on paper. Lengths are for A4 with margins of 10 mm. */
export const sheet = css`
  display: grid;
  gap: 5mm;
  padding: 4mm var(--gutter) 0;
  font-size: 8.5pt;
  line-height: 1.4;
  overflow-wrap: anywhere;
  h1 {
    margin-top: 1mm;
    font-size: 26pt;
  }
  h2 {
    margin-bottom: 1.5mm;
    font: var(--weight-strong) 9.5pt / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  /* Browsers print without waiting until a picture has faded in. */
  img[data-loading] {
    opacity: 1;
  }
`;

/** The picture of a room, 8:5, beside a square of the same height. */
export const pictures = css`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: 4mm;
  > :only-child {
    grid-column: 2;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 8mm;
`;

export const facts = css`
  > div {
    display: grid;
    grid-template-columns: 22mm minmax(0, 1fr);
    gap: 2mm;
    padding-block: 0.8mm;
    border-top: var(--hair);
  }
`;

export const prices = css`
  width: 100%;
  margin-bottom: 1.5mm;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding: 0.8mm 0 0.8mm 3mm;
    border-top: var(--hair);
    text-align: right;
    vertical-align: baseline;
    white-space: nowrap;
  }
  th {
    color: var(--ink-soft);
    font-weight: inherit;
  }
  th:first-of-type,
  td:first-of-type {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  tr[data-own] td {
    font-weight: var(--weight-strong);
  }
  small {
    color: var(--ink-soft);
    font-size: 7.5pt;
    font-weight: var(--weight-text);
  }
  + p {
    color: var(--ink-soft);
    font-size: 7.5pt;
  }
`;

export const care = css`
  display: grid;
  gap: 2mm;
  > div {
    columns: 2;
    column-gap: 8mm;
    margin-top: -2mm;
  }
  > div > p + p {
    margin-top: 1mm;
  }
`;

export const foot = css`
  display: grid;
  gap: 1mm;
  margin-top: 3mm;
  padding-top: 2.5mm;
  border-top: 1px solid var(--ink);
  font-size: 7.5pt;
`;
