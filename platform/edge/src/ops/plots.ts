import { html, raw } from 'hono/html';
import type { Sample } from './samples.ts';

type Markup = ReturnType<typeof html>;
type Value = (sample: Sample) => number | undefined;

interface Plot {
  title: string;
  unit: string;
  value: Value;
  /** A second line, of what went wrong. */
  bad?: { title: string; value: Value };
  /** The top of the scale, unless a value is larger. */
  least?: number;
}

const PLOTS: readonly Plot[] = [
  {
    title: 'Documents a minute',
    unit: '',
    value: ({ documents }) => documents,
    bad: { title: 'incomplete', value: ({ incomplete }) => incomplete },
  },
  { title: 'Slowest 1 in 100 documents', unit: ' ms', value: ({ documentP99 }) => documentP99, least: 100 },
  {
    title: 'Provider’s requests a minute',
    unit: '',
    value: ({ requests }) => requests,
    bad: { title: 'failed', value: ({ failures }) => failures },
  },
  { title: 'Slowest 1 in 100 requests', unit: ' ms', value: ({ requestP99 }) => requestP99, least: 100 },
  { title: 'Orders', unit: '', value: ({ orders }) => orders },
  {
    title: 'Errors in browsers',
    unit: '',
    value: ({ errors }) => errors,
    bad: { title: 'refused requests', value: ({ refused }) => refused },
  },
  {
    title: 'Busy: provider',
    unit: ' %',
    value: ({ providerBusy }) => providerBusy,
    bad: { title: 'edge server', value: ({ edgeBusy }) => edgeBusy },
    least: 100,
  },
  { title: 'Memory', unit: ' MB', value: ({ memory }) => memory, least: 500 },
];

const WIDTH = 300;
const HEIGHT = 72;
/** The most points of a line: more are finer than its picture. */
const POINTS = 144;

/** Small plots of the minutes from `from` to `to`, milliseconds since 1970. */
export function plots(samples: readonly Sample[], from: number, to: number): Markup {
  const shown = samples.filter(({ at }) => at > from && at <= to);
  return html`<div class="plots">${PLOTS.map((plot) => figure(plot, shown, { from, to }))}</div>`;
}

interface Span {
  from: number;
  to: number;
}

function figure(
  { title, unit, value, bad, least = 5 }: Plot,
  samples: readonly Sample[],
  span: Span,
): Markup {
  const lines = [value, ...(bad ? [bad.value] : [])];
  const all = lines.flatMap((line) => samples.map(line)).filter((each) => each !== undefined);
  const top = Math.max(least, ...all);
  const last = samples.findLast((sample) => value(sample) !== undefined);
  const now = last && value(last);
  const text = now === undefined ? 'unknown' : `${format(now)}${unit}`;
  const most = `${format(top)}${unit}`;
  return html`<figure>
<figcaption><span>${title}${bad ? html`<i> and ${bad.title}</i>` : ''}</span><b>${text}</b></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}: ${text}, scale up to ${most}">
${raw(
  lines
    .toReversed()
    .map((line, index) => path(samples, line, { ...span, top, isBad: bad !== undefined && index === 0 }))
    .join(''),
)}
</svg><p>${most}</p>
</figure>`;
}

/** A gap is where nothing is known. Of the minutes of one point, the largest value counts. */
function path(
  samples: readonly Sample[],
  value: Value,
  { from, to, top, isBad }: Span & { top: number; isBad: boolean },
): string {
  const width = Math.max((to - from) / POINTS, 60_000);
  const columns = new Map<number, number>();
  for (const sample of samples) {
    const column = Math.floor((sample.at - from) / width);
    const found = value(sample);
    if (found !== undefined) columns.set(column, Math.max(found, columns.get(column) ?? 0));
  }
  const count = (to - from) / width;
  const points = [...columns].map(([column, found]) => {
    const x = ((column + 0.5) / count) * WIDTH;
    const y = HEIGHT - 1 - (found / top) * (HEIGHT - 2);
    const isApart = !columns.has(column - 1);
    // A point without neighbours is a short line, or it could not be seen.
    return `${isApart ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}${isApart ? 'h.1' : ''}`;
  });
  return `<path d="${points.join('')}"${isBad ? ' class="bad"' : ''} />`;
}

function format(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
