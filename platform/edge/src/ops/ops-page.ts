import { html } from 'hono/html';
import type { Publication } from 'releases/registry/log/live-releases';
import { indiaTime } from 'shared-contracts/operator/india-time';
import type { Comparison } from '../live/canary-verdict.ts';
import type { Disk } from '../metrics/machine.ts';
import type { VitalsSummary } from '../reports/vitals-reports.ts';
import type { Concern } from './concerns.ts';
import { plots } from './plots.ts';
import type { ProviderReport } from './provider-report.ts';
import type { Reading } from './readings.ts';
import { valuesBy } from './series.ts';
import { counted, duration, gigabytes } from './written-values.ts';

type Markup = ReturnType<typeof html>;

/** Seconds after which an open page loads again. */
export const REFRESH = 30;

export interface ShownRelease {
  id: string;
  hash: string;
  teams: string[];
  publication: Publication | undefined;
  errors: { addresses: number; reports: number };
  vitals: VitalsSummary[];
}

export interface ShownProcess {
  name: string;
  state: string;
  restarts?: number | undefined;
  megabytes?: number | undefined;
  /** Percent of the time since the last reading. */
  busy?: number | undefined;
  waiting?: number | undefined;
}

export interface ShownCanary {
  /** Describes the canary and its state. */
  sentence: string;
  /** Comparisons of its visitors with the control group, as counted by this server. */
  compared: readonly Comparison[];
}

export interface OpsPage {
  shopName: string;
  now: number;
  serial: number | undefined;
  isRefreshed: boolean;
  concerns: readonly Concern[];
  releases: readonly ShownRelease[];
  canary: ShownCanary | undefined;
  processes: readonly ShownProcess[];
  provider: ProviderReport | string;
  disk: Disk;
  /** A minute apart. */
  readings: readonly Reading[];
}

/** Works without a script. */
export function opsPage(page: OpsPage): Markup {
  const { now } = page;
  return html`<main>
<header>
<h1>Operations</h1>
<p>${page.shopName}, ${time(now)}, set ${page.serial ?? 'none'}.
<a href="/ops">Refresh</a>
${page.isRefreshed ? html`every ${REFRESH} seconds: <a href="/ops">stop</a>` : html`<a href="/ops?every=${REFRESH}">every ${REFRESH} seconds</a>`}</p>
</header>
${concernList(page.concerns)}
<section>
<h2>Last hour</h2>
${plots(page.readings)}
</section>
<section>
<h2>Orders and money</h2>
${typeof page.provider === 'string' ? html`<p>${page.provider}</p>` : money(page.provider)}
</section>
<section>
<h2>Live releases</h2>
${releaseTable(page.releases)}
<p>Web Vitals: the value that three of four addresses keep to, since the start of this server; one value of each address and day counts, so a few of
them grade no release. Errors: addresses, and their reports. Roll back: <code>npm run release -- rollback catalog</code></p>
</section>
${canarySection(page.canary)}
<section>
<h2>Servers</h2>
${processTable(page.processes)}
</section>
<section>
<h2>Disk and backups</h2>
${diskList(page.disk, now)}
</section>
</main>`;
}

function concernList(concerns: readonly Concern[]): Markup {
  if (concerns.length === 0) return html`<p class="calm">Nothing needs you.</p>`;
  return html`<ul class="concerns">${concerns.map(
    ({ urgency, sentence, chapter }) =>
      html`<li class="${urgency}"><b>${urgency === 'page' ? 'Now' : 'In the morning'}</b> <span>${sentence} <i>operations.md, ${chapter}</i></span></li>`,
  )}</ul>`;
}

const KINDS = { payment: 'Payment', refund: 'Refund', confirmation: 'Message' };

function money({ metrics, unsettled }: ProviderReport): Markup {
  const orders = Object.entries(valuesBy(metrics, 'provider_orders', 'status'));
  return html`${
    orders.length === 0
      ? html`<p>No orders yet.</p>`
      : html`<dl>${orders.map(([status, count]) => html`<div><dt>${status}</dt><dd>${count}</dd></div>`)}</dl>`
  }
${
  unsettled.length === 0
    ? html`<p>Every payment, refund and confirmation is settled.</p>`
    : table(
        ['What', 'Order', 'Since', 'Amount', 'What to do'],
        unsettled.map(({ kind, order, since, amount, advice }) => [
          KINDS[kind],
          order,
          time(Date.parse(since)),
          amount,
          advice,
        ]),
        'Not settled',
      )
}`;
}

/** Number of visitors' addresses from which a vital is graded: fewer say nothing about a release, and may all be invented by one visitor. */
const GRADED_FROM = 10;
const SHOWN_VITALS = ['LCP', 'INP', 'CLS'] as const;

function releaseTable(releases: readonly ShownRelease[]): Markup {
  const rows = releases.map(({ id, hash, teams, publication, errors, vitals }) => [
    id,
    hash.slice(0, 8),
    publication
      ? html`${time(Date.parse(publication.at))} <small>${publication.by && `by ${publication.by}`}</small>`
      : '',
    teams.join(', ') || 'none',
    errors.reports === 0 ? 0 : html`${errors.addresses} <small>${counted(errors.reports, 'report')}</small>`,
    ...SHOWN_VITALS.map((name) => vitalOf(vitals.find((vital) => vital.name === name))),
  ]);
  return table(['Remote', 'Release', 'Since', 'Team', 'Errors', ...SHOWN_VITALS], rows, 'Live releases');
}

function canarySection(canary: ShownCanary | undefined): Markup | string {
  if (!canary) return '';
  const rows = canary.compared.map(({ what, canary, control, odds, limit }) => [
    ...[what, canary, control, `${odds < 10 ? odds.toFixed(1) : Math.round(odds)} to 1`, `${limit} to 1`],
  ]);
  const heads = ['What', 'Canary', 'Control group', 'Odds against it', 'Withdrawn at'];
  return html`<section>
<h2>Canary</h2>
<p>${canary.sentence}</p>
${rows.length === 0 ? '' : table(heads, rows, 'Canary')}
<p>To make it live: <code>npm run release -- promote</code></p>
<p>To end it: <code>npm run release -- withdraw</code></p>
</section>`;
}

function vitalOf(vital: VitalsSummary | undefined): Markup | string {
  if (!vital) return '';
  const { name, p75, grade, visits, addresses } = vital;
  const value = name === 'CLS' ? p75.toFixed(2) : `${Math.round(p75)} ms`;
  const isGraded = addresses >= GRADED_FROM;
  const from = `${addresses} ${addresses === 1 ? 'address' : 'addresses'}, ${counted(visits, 'visit')}`;
  return html`<span class="${isGraded ? grade.split(' ')[0] : ''}">${value}</span> <small>${isGraded ? grade : `too few for a grade`}: ${from}</small>`;
}

function processTable(processes: readonly ShownProcess[]): Markup {
  const rows = processes.map(({ name, state, restarts, megabytes, busy, waiting }) => [
    name,
    state,
    restarts ?? '',
    megabytes === undefined ? '' : `${megabytes} MB`,
    busy === undefined ? '' : `${busy} %`,
    waiting ?? '',
  ]);
  return table(['Server', 'State', 'Restarts', 'Memory', 'Busy', 'Waiting'], rows, 'Servers');
}

function diskList({ free, total, backups, lastBackup }: Disk, now: number): Markup {
  const age =
    lastBackup === undefined ? 'never' : `${duration((now - lastBackup) / 1_000)} ago, ${time(lastBackup)}`;
  const facts = [
    ['Free', `${gigabytes(free)} of ${gigabytes(total)}`],
    ['Backups', String(backups)],
    ['Newest backup', age],
  ];
  return html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

type Cell = Markup | string | number;

/** A table, which is a list of facts on a phone. Otherwise it scrolls on its own where it is too wide, also by keyboard. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[], label: string): Markup {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, index) => html`<td data-head="${heads[index]}"${cell === '' ? html` class="empty"` : ''}><div>${cell}</div></td>`)}</tr>`)}</tbody>
</table></div>`;
}

function time(milliseconds: number): string {
  return indiaTime(new Date(milliseconds).toISOString());
}
