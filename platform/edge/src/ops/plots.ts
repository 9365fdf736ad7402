import { html, raw } from 'hono/html';
import { COUNTED } from './alerts.ts';
import { growthOf, KEPT, type Reading } from './readings.ts';
import type { Series } from './series.ts';

type Markup = ReturnType<typeof html>;

interface Plot {
  title: string;
  series: Series;
  /** A second line for what failed. */
  bad?: { title: string; series: Series };
}

const PLOTS: readonly Plot[] = [
  {
    title: 'Documents a minute',
    series: COUNTED.documents,
    bad: { title: 'incomplete', series: COUNTED.incomplete },
  },
  {
    title: 'Provider’s requests a minute',
    series: COUNTED.requests,
    bad: { title: 'failed', series: COUNTED.failures },
  },
  { title: 'Orders', series: COUNTED.orders },
  {
    title: 'Errors in browsers',
    series: COUNTED.errors,
    bad: { title: 'refused requests', series: COUNTED.refused },
  },
];

const WIDTH = 300;
const HEIGHT = 72;
const MINUTE = 60_000;
/** The smallest value at the top of the scale. */
const LEAST = 5;

/** Small plots of the growth from each reading to the next. */
export function plots(readings: readonly Reading[]): Markup {
  return html`<div class="plots">${PLOTS.map((plot) => figure(plot, readings))}</div>`;
}

function figure({ title, series, bad }: Plot, readings: readonly Reading[]): Markup {
  const main = growths(readings, series);
  const lines = bad ? [growths(readings, bad.series), main] : [main];
  const top = Math.max(LEAST, ...lines.flat().filter((value) => value !== undefined));
  const last = main.at(-1);
  const text = last === undefined ? 'unknown' : format(last);
  return html`<figure>
<figcaption><span>${title}${bad ? html`<i> and ${bad.title}</i>` : ''}</span><b>${text}</b></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}: ${text}, scale up to ${format(top)}">
${raw(lines.map((line, index) => path(readings, line, top, index < lines.length - 1)).join(''))}
</svg><p>${format(top)}</p>
</figure>`;
}

function growths(readings: readonly Reading[], series: Series): (number | undefined)[] {
  return readings.slice(1).map((_, index) => growthOf(readings.slice(index, index + 2), series));
}

/** The line has a gap where values are unknown. */
function path(
  readings: readonly Reading[],
  values: readonly (number | undefined)[],
  top: number,
  isBad: boolean,
): string {
  const end = readings.at(-1)?.at ?? 0;
  const points = values.map((value, index) => {
    if (value === undefined) return '';
    const x = WIDTH * (1 - (end - (readings[index + 1]?.at ?? end)) / (KEPT * MINUTE));
    const y = HEIGHT - 1 - (value / top) * (HEIGHT - 2);
    const isApart = values[index - 1] === undefined;
    // A point without neighbours becomes a short line, because it could not be seen otherwise.
    return `${isApart ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}${isApart ? 'h.1' : ''}`;
  });
  return `<path d="${points.join('')}"${isBad ? ' class="bad"' : ''} />`;
}

function format(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}
