import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FactList, type FactListProps } from 'shared-contracts/layouts/fact-list';

const paper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  font-size: var(--type-small);
  p {
    white-space: pre-line;
  }
  b {
    font-weight: var(--weight-strong);
  }
`;

const head = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--s-6);
  padding-bottom: var(--s-5);
  border-bottom: 1px solid var(--ink);
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--s-4);
    align-content: start;
    justify-self: end;
  }
  dl > div {
    display: contents;
  }
  dl dd {
    min-width: auto;
  }
  @media screen and (max-width: 767px) {
    dl {
      justify-self: start;
    }
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  tr {
    break-inside: avoid;
  }
  th {
    padding: 0 0 var(--s-2) var(--s-4);
    border-bottom: 1px solid var(--ink);
    font-weight: var(--weight-medium);
    text-align: right;
    vertical-align: bottom;
  }
  td {
    padding: var(--s-2) 0 var(--s-2) var(--s-4);
    border-bottom: var(--hair);
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  th:first-of-type,
  td:first-of-type {
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-soft);
  }
`;

export const paperSums = css`
  justify-self: end;
  width: min(20rem, 100%);
  break-inside: avoid;
  > dl {
    padding: 0;
  }
`;

type PaperSheetProps = {
  /** Name and address of the sender; the first line is the name. */
  from: readonly string[];
  facts: FactListProps['facts'];
  to: ReactNode;
  /** Column headings. If there are none, there is no table. */
  columns: readonly string[];
  /** Rows of cells. The text after a line break is a remark. */
  rows: readonly (readonly string[])[];
  children: ReactNode;
  className?: string;
};

/** A document for printing. With its letterhead it replaces the page's footer (`base.css`). */
export function PaperSheet({ from, facts, to, columns, rows, children, className }: PaperSheetProps) {
  const [name, ...lines] = from;
  return (
    <div css={paper} className={className} data-letterhead>
      <div css={head}>
        <p>
          <b>{name}</b>
          {lines.map((line) => `\n${line}`)}
        </p>
        <FactList facts={facts} />
      </div>
      {to}
      {columns.length > 0 && (
        <table css={table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, at) => (
                  <Cell key={columns[at]} text={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </div>
  );
}

function Cell({ text }: { text: string }) {
  const [first, remark] = text.split('\n');
  return (
    <td>
      {first}
      {remark && <small>{remark}</small>}
    </td>
  );
}
