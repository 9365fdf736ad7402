import { css } from '@emotion/react';
import { onScreen } from 'shared-contracts/layouts/paper';

const drawing = css`
  display: block;
  width: 100%;
  height: auto;
  margin-top: var(--s-4);
  background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 8px);
  border: 1px solid var(--ink-soft);
  rect {
    fill: var(--paper-raised);
    stroke: var(--ink-soft);
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: var(--ink-soft);
    font-family: inherit;
    /* It equals the text around the drawing, which is as wide as the window on phones. */
    font-size: 96px;
    @media (min-width: 600px) {
      font-size: 50px;
    }
    @media (min-width: 1024px) {
      font-size: 80px;
    }
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** A wardrobe's faces on a sheet, in millimetres. */
const PANELS: readonly [text: string, x: number, y: number, length: number, width: number][] = [
  ['Side, 2100 × 580', 5, 5, 2100, 580],
  ['Shutter, 997 × 447', 5, 588, 997, 447],
  ['Shutter, 997 × 447', 1005, 588, 997, 447],
  ['Plinth, 1800 × 100', 5, 1038, 1800, 100],
];

export function ExamplePlan() {
  return (
    <svg css={[drawing, onScreen]} viewBox="0 0 2440 1220" aria-hidden>
      {PANELS.map(([text, x, y, width, height]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={width} height={height} />
          <text x={x + width / 2} y={y + height / 2}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
