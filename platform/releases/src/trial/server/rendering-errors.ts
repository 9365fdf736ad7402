import { lateBy, type Reason, seenBy } from '../../gate/rules/visit-rules.ts';
import { areOfTime, confirmedFaults, isMachineBusy } from './busy-machine.ts';
import { lossOf, type RenderedPage, renderErrors, renderPage, slowest } from './rendered-pages.ts';
import { healthOf, type TrialHealth, type TrialShop, type TriedServers } from './trial-shop.ts';

/** Number of further renderings of a page that seems slow. */
const FURTHER_TIMES = 4;
/** Number of renderings within a shopper's limits, of which one must be complete: other programs may have used the processor. */
const LIMITED_TIMES = 10;
/** Milliseconds for further such renderings on a busy machine, in the hope of a calm moment. */
const BUSY_PATIENCE = 60_000;
/** Number of pages that lack a part, after which no further one is rendered. */
const ENOUGH_LATE = 4;
/** Number of rendering errors to report, before what follows from them. */
const MOST_CAUSES = 2;

async function renderAll(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  const pages = [];
  for (const address of addresses) pages.push(await renderPage(origin, address));
  return pages;
}

/** Renders the pages twice and returns the second result, because the first time the code is compiled. */
export async function renderLive(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  await renderAll(origin, addresses);
  return renderAll(origin, addresses);
}

/**
 * What the builds, which are live now, make worse on the server, causes first. Also returns the pages with the builds that are neither
 * redirects nor errors, and which of these are new.
 * @param before the health of the shop while the live releases were served
 * @throws MachineTooBusy
 */
export async function renderingErrors(
  trial: TrialShop,
  live: readonly RenderedPage[],
  before: TrialHealth,
): Promise<{ reasons: readonly Reason[]; pages: RenderedPage[]; added: RenderedPage[] }> {
  const { origin } = trial.shop;
  const addresses = live.map(({ address }) => address);
  const first = await renderAll(origin, addresses);
  const second = await renderAll(origin, addresses);
  for (const [index, page] of second.entries()) await renderAgainIfSlow(origin, page, live[index]);
  const causes = await causesOf(trial, { ...before, renderer: UNUSED });
  const found = live.map((page, index) => reasonsOf(page, first[index], second[index]));
  const faulty = live.filter((_, index) => areOfTime(causes) || found[index]?.length);
  const reasons = await confirmedFaults(all(causes, found.flat()), {
    async again() {
      const now = await trial.health();
      const compared = await compareAgain(origin, faulty);
      for (const { page } of compared) second[addresses.indexOf(page.address)] = page;
      const causesNow = areOfTime(causes) ? await causesOf(trial, now) : causes;
      return all(
        causesNow,
        compared.flatMap((each) => each.reasons),
      );
    },
    ofLive: () => trial.askLive('patient', (servers) => lateLive(servers, faulty)),
  });
  const wasThere = new Set(live.filter(({ status }) => status === 200).map(({ address }) => address));
  const pages = second.filter(({ address, status }) => status === 200 || wasThere.has(address));
  return { reasons, pages, added: pages.filter(({ address }) => !wasThere.has(address)) };
}

/** A renderer that has not been started again. */
const UNUSED = { isWarm: true, restarts: 0 };

async function causesOf(trial: TrialShop, before: TrialHealth): Promise<Reason[]> {
  const after = await trial.health();
  const isEnded = !after.renderer.isWarm || after.renderer.restarts > before.renderer.restarts;
  const lacking = lackingPages(after) - lackingPages(before);
  if (!isEnded && lacking <= 0) return [];
  const logged = await trial.faults();
  const what = isEnded
    ? 'It ends the renderer: a page crashes it, blocks it, or takes too much memory.'
    : `${lacking} of its documents have no content or lack a part of it.`;
  return [...logged.slice(0, MOST_CAUSES), ...(areOfTime(logged) ? lateBy : seenBy)('warm', what)];
}

function lackingPages({
  pagesWithoutContent,
  pagesInPart,
}: Pick<TrialHealth, 'pagesWithoutContent' | 'pagesInPart'>): number {
  return pagesWithoutContent + pagesInPart;
}

/** Puts the causes first. If a document was late, its missing content follows from that. */
function all(causes: readonly Reason[], reasons: readonly Reason[]): Reason[] {
  const following = areOfTime(causes) ? reasons.map((reason) => ({ ...reason, isOfTime: true })) : reasons;
  return [...causes, ...following];
}

function reasonsOf(live: RenderedPage, first?: RenderedPage, second?: RenderedPage): Reason[] {
  return first && second ? renderErrors({ live, first, second }) : [];
}

async function compareAgain(
  origin: string,
  pages: readonly RenderedPage[],
): Promise<{ page: RenderedPage; reasons: Reason[] }[]> {
  const compared = [];
  for (const live of pages) {
    const first = await renderPage(origin, live.address);
    const page = await renderPage(origin, live.address);
    compared.push({ page, reasons: reasonsOf(live, first, page) });
  }
  return compared;
}

/** Faults of the live pages at this moment that a slow machine causes. */
async function lateLive(servers: TriedServers, pages: readonly RenderedPage[]): Promise<Reason[]> {
  const compared = await compareAgain(servers.origin, pages);
  const { renderer, ...health } = await healthOf(servers);
  const isLate = !renderer.isWarm || renderer.restarts > 0 || lackingPages(health) > 0;
  const lacking = isLate ? lateBy('warm', 'Live documents lack a part of their content.') : [];
  return [...lacking, ...compared.flatMap(({ reasons }) => reasons)];
}

/**
 * Pages that lack a part in a shopper's document, which waits for a shorter time than the trial does: one sentence each.
 * @param pages as they are rendered with more time
 * @param enough number of pages that lack a part, after which no further one is rendered
 */
export async function limitErrors(
  { origin }: TriedServers,
  pages: readonly RenderedPage[],
  enough = ENOUGH_LATE,
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  for (const whole of pages) {
    const loss = await lossInTime(origin, whole);
    if (loss !== undefined)
      reasons.push(
        ...lateBy('in-time', `${whole.address} shows ${loss} in the time that a shopper’s document waits.`),
      );
    if (reasons.length >= enough) break;
  }
  return reasons;
}

/** What a document still lacks after all attempts; undefined if one attempt was complete. */
async function lossInTime(origin: string, whole: RenderedPage): Promise<string | undefined> {
  const end = performance.now() + BUSY_PATIENCE;
  const isPatient = () => isMachineBusy() && performance.now() < end;
  let loss: string | undefined = '';
  for (let turn = 0; loss !== undefined && (turn < LIMITED_TIMES || isPatient()); turn += 1)
    loss = lossOf(await renderPage(origin, whole.address), whole);
  return loss;
}

/** Takes the shortest of several times, because other programs may have used the processor. */
async function renderAgainIfSlow(
  origin: string,
  page: RenderedPage,
  live: RenderedPage | undefined,
): Promise<void> {
  for (let turn = 0; live && turn < FURTHER_TIMES && page.duration > slowest(live); turn += 1) {
    const { duration } = await renderPage(origin, page.address);
    page.duration = Math.min(page.duration, duration);
  }
}
