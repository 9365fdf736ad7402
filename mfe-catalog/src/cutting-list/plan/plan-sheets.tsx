import { css } from '@emotion/react';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPaper } from 'shared-contracts/layouts/paper';
import { Text } from 'shared-contracts/look';
import type { ProductClass } from 'shared-contracts/product';
import type { CutSheet } from '../packing/plan.ts';
import { cutMessages } from '../panels/cut-messages.ts';
import type { CutList } from '../panels/panels-to-cut.ts';
import type { PieceToCut } from '../panels/piece-to-cut.ts';
import { SheetDrawing } from './sheet-drawing.tsx';
import type { ShownPlan } from './use-plan.ts';

const words = cutMessages.plan;

const sheets = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr));
  gap: var(--s-6) var(--gap-grid);
  figure {
    break-inside: avoid;
    content-visibility: auto;
    contain-intrinsic-size: auto 16rem;
  }
  figcaption {
    display: grid;
    gap: var(--s-1);
    margin-bottom: var(--s-3);
    overflow-wrap: anywhere;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    figure {
      content-visibility: visible;
    }
  }
`;

const labels = css`
  break-before: page;
  > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: var(--s-4);
    padding: 0;
    list-style: none;
  }
  li {
    min-height: 2.4cm;
    padding: var(--s-2);
    border: 1px dashed var(--line-strong);
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
`;

export type PlanSheetsProps = {
  plan: ShownPlan;
  piece: PieceToCut;
  productClass: ProductClass;
  /** Printed on the labels. */
  productName: string;
  colour: string;
};

/** Draws every piece of a plan to scale, and lists its panels. On paper each panel also has a label (CUT-18, CUT-19). */
export const PlanSheets = memo(function PlanSheets({
  plan,
  piece,
  productClass,
  ...product
}: PlanSheetsProps) {
  const { cut } = plan;
  const patterns = patternsOf(plan);
  const isPrinted = useIsPrinted();
  return (
    <>
      <div css={sheets}>
        {patterns.map(({ first, parts, pieces }) => (
          <figure key={parts}>
            <figcaption>
              <Text strong>{words.piece(first, pieces.length, plan.sheets.length, productClass)}</Text>
              <Text size="small" tone="soft" figures>
                {parts}
              </Text>
            </figcaption>
            <SheetDrawing
              // All pieces of a pattern have the same panels, so the first one stands for all.
              sheet={pieces[0] as CutSheet}
              cut={cut}
              piece={piece}
              colour={product.colour}
              label={words.drawing(parts)}
              isPrinted={isPrinted}
            />
          </figure>
        ))}
      </div>
      {isPrinted && (
        <Labels
          patterns={patterns}
          cut={cut}
          pieceName={(number) => words.piece(number, 1, plan.sheets.length, productClass)}
          productName={product.productName}
        />
      )}
    </>
  );
});

/** Consecutive pieces with the same panels. */
type Pattern = {
  /** Number of the first piece, from 1. */
  first: number;
  parts: string;
  pieces: CutSheet[];
};

function patternsOf({ sheets: pieces, cut }: ShownPlan): Pattern[] {
  const byParts = new Map<string, CutSheet[]>();
  for (const piece of pieces) {
    const parts = words.parts(partsOf(piece, cut));
    byParts.set(parts, [...(byParts.get(parts) ?? []), piece]);
  }
  let first = 1;
  return [...byParts].map(([parts, same]) => {
    const pattern = { first, parts, pieces: same };
    first += same.length;
    return pattern;
  });
}

/** `2 × Shutter, 717 × 597 mm`, in the order of the list. */
function partsOf(sheet: CutSheet, { rows, rowOf }: CutList): string[] {
  const counts = new Map<number, number>();
  for (const { panel } of sheet.placed) {
    const row = rowOf[panel] ?? 0;
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([at, pieces]) => {
      const { name, length, width } = rows[at] ?? { name: '', length: 0, width: 0 };
      return words.part(pieces, name || cutMessages.panel(at + 1), length, width);
    });
}

type LabelsProps = {
  patterns: readonly Pattern[];
  cut: CutList;
  pieceName: (number: number) => string;
  productName: string;
};

function Labels({ patterns, cut, pieceName, productName }: LabelsProps) {
  const firstOfRow = new Map<number, number>();
  for (const [panel, row] of cut.rowOf.entries()) if (!firstOfRow.has(row)) firstOfRow.set(row, panel);
  const placed = patterns.flatMap(({ first, pieces }) =>
    pieces.flatMap((piece, at) => piece.placed.map(({ panel }) => ({ panel, number: first + at }))),
  );
  return (
    <section css={[labels, onPaper]} aria-label={words.labels}>
      <h2>{words.labels}</h2>
      <ul>
        {placed.map(({ panel, number }) => {
          const at = cut.rowOf[panel] ?? 0;
          const row = cut.rows[at];
          const ofRow = panel - (firstOfRow.get(at) ?? 0) + 1;
          return (
            <li key={panel}>
              <Text strong>
                {words.label(row?.name || cutMessages.panel(at + 1), ofRow, row?.pieces ?? 1)}
              </Text>
              <Text figures>{words.measures(row?.length ?? 0, row?.width ?? 0)}</Text>
              <Text size="micro">{[productName, pieceName(number)].filter(Boolean).join(' · ')}</Text>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Parts that only paper shows are rendered just before the first print. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    // The browser prints as soon as the listener has returned.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal: over.signal });
    return () => over.abort();
  }, []);
  return isPrinted;
}
