import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from 'e2e/env';

// `npm run bench -- --memory --minutes=30`: visitors open pages and load their pictures, followed by two minutes without any. A table of
// the megabytes and open descriptors of each process; `--report=FILE` writes FILE.csv and FILE.svg. Linux only: it reads /proc.

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    /** Visits that begin in a second. */
    visits: { type: 'string', default: '2' },
    report: { type: 'string' },
  },
});
const LOAD = Number(options.minutes) * 60;
const QUIET = 120;
const VISIT_INTERVAL = 1_000 / Number(options.visits);
/** Seconds between two looks. */
const INTERVAL = 5;
const ROWS = 10;
/** Of a page, each in one of its widths. */
const PICTURES_A_VISIT = 12;

/** Processes by the end of their program's path. */
const NAMES: Readonly<Record<string, string>> = {
  'provider/src/main.ts': 'provider',
  'picture-studio/src/process/main.ts': 'pictures',
  'edge/src/server/main.ts': 'edge',
  'edge/src/isolated/main.ts': 'renderer',
};
const COLOURS: Readonly<Record<string, string>> = {
  provider: '#b3261e',
  pictures: '#1f6f43',
  edge: '#2457a6',
  renderer: '#8a5a00',
};
const PAGE_BYTES = 4096;

interface Look {
  second: number;
  megabytes: Record<string, number>;
  /** Open files and sockets. */
  descriptors: Record<string, number>;
}

const looks: Look[] = [];
const visits = { begun: 0, pictures: 0, notReady: 0, failed: 0 };
const paths = await productPaths();
const started = performance.now();
const looking = setInterval(look, INTERVAL * 1_000);
look();
const visiting = setInterval(() => void visit(), VISIT_INTERVAL);
await setTimeout(LOAD * 1_000);
clearInterval(visiting);
await setTimeout(QUIET * 1_000);
clearInterval(looking);
look();
tell();

/** All processes with a name that the command beside this program has started. */
function look(): void {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const [, fields = ''] = textOf(`/proc/${pid}/stat`).split(') ');
    parents.set(pid, Number(fields.split(' ')[1]));
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.ppid || isOurs(parents.get(pid)));
  const megabytes: Record<string, number> = {};
  const descriptors: Record<string, number> = {};
  for (const pid of [...parents.keys()].filter(isOurs)) {
    const command = textOf(`/proc/${pid}/cmdline`).split('\0');
    const [, name] =
      Object.entries(NAMES).find(([path]) => command.some((part) => part.endsWith(path))) ?? [];
    const [, pages = '0'] = textOf(`/proc/${pid}/statm`).split(' ');
    if (!name) continue;
    megabytes[name] = (megabytes[name] ?? 0) + Math.round((Number(pages) * PAGE_BYTES) / 2 ** 20);
    descriptors[name] = (descriptors[name] ?? 0) + descriptorsOf(pid);
  }
  looks.push({ second: Math.round((performance.now() - started) / 1_000), megabytes, descriptors });
}

/** 0 where the process has ended meanwhile. */
function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Empty where the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

async function productPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${env.shopUrl}/sitemap-products-1.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** A page and some of its pictures; half of the pages are products. */
async function visit(): Promise<void> {
  visits.begun += 1;
  const lists = ['/', '/shop/Sheet', `/shop/Sheet?page=${1 + Math.floor(Math.random() * 40)}`, '/shop/Board'];
  const path = Math.random() < 0.5 ? anyOf(paths) : anyOf(lists);
  try {
    const html = await (await fetch(env.shopUrl + path)).text();
    const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].map(
      ([, set = '']) => set.match(/\/images\/[^\s,]+/g) ?? [],
    );
    await Promise.all(sets.slice(0, PICTURES_A_VISIT).map((set) => load(anyOf(set))));
  } catch {
    visits.failed += 1;
  }
}

async function load(picture: string): Promise<void> {
  const response = await fetch(env.shopUrl + picture, { headers: { 'Sec-Fetch-Dest': 'image' } });
  await response.arrayBuffer();
  visits.pictures += 1;
  if (response.status === 202) visits.notReady += 1;
  else if (!response.ok) visits.failed += 1;
}

function anyOf(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '/';
}

function tell(): void {
  const names = Object.keys(COLOURS);
  const { begun, pictures, notReady, failed } = visits;
  console.log(
    `${begun} visits, ${pictures} pictures, ${notReady} not ready within a second, ${failed} failed.\n`,
  );
  tellTable('MB', 'megabytes', names);
  tellTable('descriptors', 'descriptors', names);
  if (!options.report) return;
  const lines = looks.map(({ second, megabytes, descriptors }) =>
    [second, ...[megabytes, descriptors].flatMap((of) => names.map((name) => of[name] ?? 0))].join(','),
  );
  const columns = ['second', ...names, ...names.map((name) => `descriptors of ${name}`)];
  writeFileSync(`${options.report}.csv`, `${columns.join(',')}\n${lines.join('\n')}\n`);
  writeFileSync(`${options.report}.svg`, plot(names));
}

function tellTable(title: string, counted: 'megabytes' | 'descriptors', names: readonly string[]): void {
  console.log(`| second | ${names.map((name) => `${name}, ${title}`).join(' | ')} |`);
  console.log(`|---|${names.map(() => '--:|').join('')}`);
  const step = Math.ceil(looks.length / ROWS);
  for (const each of looks.filter((_, at) => at % step === 0 || at === looks.length - 1))
    console.log(`| ${each.second} | ${names.map((name) => each[counted][name] ?? 0).join(' | ')} |`);
  const largest = (name: string) => Math.max(...looks.map((each) => each[counted][name] ?? 0));
  console.log(`| largest | ${names.map(largest).join(' | ')} |\n`);
}

/** Megabytes over seconds, a line for each process. */
function plot(names: readonly string[]): string {
  const [width, height, most] = [800, 300, 500];
  const end = looks.at(-1)?.second ?? 1;
  const x = (second: number) => Math.round((40 + (second / end) * (width - 60)) * 10) / 10;
  const y = (megabytes: number) => Math.round((height - 30 - (megabytes / most) * (height - 50)) * 10) / 10;
  const grid = [0, 100, 200, 300, 400].map(
    (mark) =>
      `<path d="M40 ${y(mark)}H${width - 20}" stroke="#ddd"/><text x="34" y="${y(mark) + 4}" text-anchor="end">${mark}</text>`,
  );
  const lines = names.map((name, at) => {
    const points = looks.map(({ second, megabytes }) => `${x(second)},${y(megabytes[name] ?? 0)}`).join(' ');
    const legend = `<text x="${60 + at * 100}" y="16" fill="${COLOURS[name]}">${name}</text>`;
    return `<polyline points="${points}" fill="none" stroke="${COLOURS[name]}" stroke-width="1.5"/>${legend}`;
  });
  const axis = `<text x="${width - 20}" y="${height - 8}" text-anchor="end">${Math.round(end / 60)} min</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Megabytes of each process over ${Math.round(end / 60)} minutes</title>
<rect width="${width}" height="${height}" fill="#fff"/>${grid.join('')}${lines.join('')}${axis}<text x="40" y="${height - 8}">MB</text></svg>
`;
}
