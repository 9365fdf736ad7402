import { css } from '@emotion/react';
import type { CutSheet, Place } from '../packing/plan.ts';
import { cutMessages } from '../panels/cut-messages.ts';
import { inMillimetres } from '../panels/measures.ts';
import type { CutList } from '../panels/panels-to-cut.ts';
import type { PieceToCut } from '../panels/piece-to-cut.ts';

/** Tenths of a millimetre on the drawn sheet: text that can be read on a phone, and on wider windows and paper. */
const LETTERS = { phone: 840, wide: 520 };
/** Of the height of a letter. */
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
  /** Of the decor, `#rrggbb` or empty. */
  colour: string;
  label: string;
};

/** One piece to scale, with its panels. What is left over is hatched. */
export function SheetDrawing({ sheet, cut, piece, colour, label }: SheetDrawingProps) {
  const edge = { x: (piece.length - cut.stock.length) / 2, y: (piece.width - cut.stock.width) / 2 };
  const outlines = sheet.placed.map(
    ({ x, y, length, width }) => `M${x + edge.x} ${y + edge.y}h${length}v${width}h${-length}z`,
  );
  return (
    <svg css={drawing} viewBox={`0 0 ${piece.length} ${piece.width}`} role="img" aria-label={label}>
      <path d={outlines.join('')} fill="var(--paper-raised)" />
      <path d={outlines.join('')} fill={colour || 'none'} fillOpacity={0.2} />
      {sheet.placed.map((place) => {
        const at = cut.rowOf[place.panel] ?? 0;
        const row = cut.rows[at];
        const name = row?.name || cutMessages.panel(at + 1);
        const lines = [name, `${inMillimetres(row?.length ?? 0)} × ${inMillimetres(row?.width ?? 0)}`];
        const moved = { ...place, x: place.x + edge.x, y: place.y + edge.y };
        const wide = linesThatFit(lines, place, LETTERS.wide);
        const phone = linesThatFit(lines, place, LETTERS.phone);
        // A text for each size of letters would double the page's elements: most panels have room for both.
        if (wide.length === phone.length) return <Lines key={place.panel} place={moved} lines={wide} />;
        return (
          <g key={place.panel}>
            <Lines className="for-wide" place={moved} lines={wide} letter={LETTERS.wide} />
            <Lines className="for-phone" place={moved} lines={phone} letter={LETTERS.phone} />
          </g>
        );
      })}
    </svg>
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

type LinesProps = { place: Place; lines: readonly string[]; letter?: number; className?: string };

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
