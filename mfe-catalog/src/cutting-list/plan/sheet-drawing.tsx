import { css } from '@emotion/react';
import { useNearViewport } from 'shared-contracts/look';
import type { CutSheet, Place } from '../packing/plan.ts';
import { cutMessages } from '../panels/cut-messages.ts';
import { inMillimetres } from '../panels/measures.ts';
import type { CutList, CutRow } from '../panels/panels-to-cut.ts';
import type { PieceToCut } from '../panels/piece-to-cut.ts';

/** Height of the letters in tenths of a millimetre on the drawn sheet: on a phone, and on wider windows and paper. */
const LETTERS = { phone: 840, wide: 520 };
/** Width of a letter as a share of its height. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.25;

const drawing = css`
  display: block;
  width: 100%;
  height: auto;
  background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 8px);
  border: 1px solid var(--ink);
  path {
    stroke: var(--ink);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: var(--ink);
    font-family: inherit;
    font-size: ${LETTERS.phone}px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  .for-wide {
    display: none;
  }
  @media (min-width: 768px), print {
    text {
      font-size: ${LETTERS.wide}px;
    }
    .for-wide {
      display: inline;
    }
    .for-phone {
      display: none;
    }
  }
`;

export type SheetDrawingProps = {
  sheet: CutSheet;
  cut: CutList;
  piece: PieceToCut;
  /** The colour of the decor, `#rrggbb` or empty. */
  colour: string;
  label: string;
  /** Whether the page is printed, so that everything is shown. */
  isPrinted: boolean;
};

/** Draws one piece to scale. Its panels get their labels near the viewport. Waste is hatched. */
export function SheetDrawing({ sheet, cut, piece, colour, label, isPrinted }: SheetDrawingProps) {
  const { ref, isNear } = useNearViewport();
  const edge = { x: (piece.length - cut.stock.length) / 2, y: (piece.width - cut.stock.width) / 2 };
  const outlines = sheet.placed.map(
    ({ x, y, length, width }) => `M${x + edge.x} ${y + edge.y}h${length}v${width}h${-length}z`,
  );
  return (
    <div ref={ref}>
      <svg css={drawing} viewBox={`0 0 ${piece.length} ${piece.width}`} role="img" aria-label={label}>
        <path d={outlines.join('')} fill="var(--paper-raised)" />
        <path d={outlines.join('')} fill={colour || 'none'} fillOpacity={0.2} />
        {(isNear || isPrinted) &&
          sheet.placed.map((place) => {
            const at = cut.rowOf[place.panel] ?? 0;
            const moved = { ...place, x: place.x + edge.x, y: place.y + edge.y };
            return <PanelText key={place.panel} place={moved} row={cut.rows[at]} number={at + 1} />;
          })}
      </svg>
    </div>
  );
}

type PanelTextProps = { place: Place; row: CutRow | undefined; number: number };

function PanelText({ place, row, number }: PanelTextProps) {
  if (!row) return null;
  const lines = [
    row.name || cutMessages.panel(number),
    `${inMillimetres(row.length)} × ${inMillimetres(row.width)}`,
  ];
  const wide = linesThatFit(lines, place, LETTERS.wide);
  const phone = linesThatFit(lines, place, LETTERS.phone);
  // Most panels have room for both sizes of letters.
  if (wide.length === phone.length) return <Lines place={place} lines={wide} />;
  return (
    <g>
      <Lines className="for-wide" place={place} lines={wide} />
      <Lines className="for-phone" place={place} lines={phone} />
    </g>
  );
}

/** Name and measures, or the measures alone, or nothing. */
function linesThatFit(lines: readonly string[], { length, width }: Place, letter: number): readonly string[] {
  const [along, across] = [Math.max(length, width), Math.min(length, width)];
  const fitting = (some: readonly string[]) =>
    some.every((line) => (line.length + 1) * letter * LETTER_WIDTH <= along) &&
    some.length * letter * LINE_HEIGHT <= across;
  return [lines, lines.slice(1)].find(fitting) ?? [];
}

type LinesProps = { place: Place; lines: readonly string[]; className?: string };

function Lines({ place, lines, className }: LinesProps) {
  if (lines.length === 0) return null;
  const x = place.x + place.length / 2;
  const y = place.y + place.width / 2;
  const turned = place.width > place.length ? `rotate(-90 ${x} ${y})` : undefined;
  return (
    <text className={className} x={x} y={y} transform={turned}>
      {lines.map((line, at) => (
        <tspan
          key={line}
          x={x}
          dy={`${at === 0 ? 0.35 - (LINE_HEIGHT * (lines.length - 1)) / 2 : LINE_HEIGHT}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
