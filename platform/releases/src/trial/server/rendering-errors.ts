import { seenBy } from '../../gate/rules/visit-rules.ts';
import { confirmedFaults, isMachineBusy } from './busy-machine.ts';
import { lossOf, type RenderedPage, renderErrors, renderPage, slowest } from './rendered-pages.ts';
import type { TrialShop, TriedServers } from './trial-shop.ts';

/** Renderings of a page that seems slow. */
const FURTHER_TIMES = 4;
/** Renderings within a shopper's limits, one of which must be whole: another program may have had the processor. */
const LIMITED_TIMES = 10;
/** Milliseconds for as many more of them on a busy machine, until a calm moment. */
const BUSY_PATIENCE = 60_000;
/** Errors of rendering that are told, before what follows from them. */
const MOST_CAUSES = 2;

async function renderAll(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  const pages = [];
  for (const address of addresses) pages.push(await renderPage(origin, address));
  return pages;
}

/** The second time, because the first one compiles. */
export async function renderLive(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  await renderAll(origin, addresses);
  return renderAll(origin, addresses);
}

/**
 * What the builds that are live now change for the worse on the server, one sentence each, the causes first. Also the pages as they
 * are with the builds, neither redirects nor errors, and of these the new ones.
 * @param before the health of the shop while the live releases were served
 */
export async function renderingErrors(
  trial: TrialShop,
  live: readonly RenderedPage[],
  before: Awaited<ReturnType<TrialShop['health']>>,
): Promise<{ reasons: string[]; pages: RenderedPage[]; added: RenderedPage[] }> {
  const { origin } = trial.shop;
  const addresses = live.map(({ address }) => address);
  const first = await renderAll(origin, addresses);
  const second = await renderAll(origin, addresses);
  for (const [index, page] of second.entries()) await renderAgainIfSlow(origin, page, live[index]);
  const after = await trial.health();
  const reasons: string[] = [];
  for (const [index, page] of live.entries()) {
    const [one, two] = [first[index], second[index]];
    const found = one && two ? renderErrors({ live: page, first: one, second: two }) : [];
    const again = async () =>
      renderErrors({
        live: page,
        first: await renderPage(origin, page.address),
        second: await renderPage(origin, page.address),
      });
    reasons.push(...seenBy('rendered', ...(await confirmedFaults(found, again))));
  }
  const isEnded = !after.renderer.isWarm || after.renderer.restarts > 0;
  const lacking =
    after.pagesWithoutContent + after.pagesInPart - before.pagesWithoutContent - before.pagesInPart;
  if (isEnded || lacking > 0) {
    const what = isEnded
      ? 'It ends the renderer: a page crashes it, blocks it, or takes too much memory.'
      : `${lacking} of its documents have no content or lack a part of it.`;
    // The causes, from which the other sentences follow.
    reasons.unshift(...seenBy('warm', ...(await trial.faults()).slice(0, MOST_CAUSES), what));
  }
  const wasThere = new Set(live.filter(({ status }) => status === 200).map(({ address }) => address));
  const pages = second.filter(({ address, status }) => status === 200 || wasThere.has(address));
  return { reasons, pages, added: pages.filter(({ address }) => !wasThere.has(address)) };
}

/**
 * Pages that a shopper's document lacks a part of, because it waits for a shorter time than the trial: one sentence each.
 * @param pages as they are with more time
 */
export async function limitErrors(
  { origin }: TriedServers,
  pages: readonly RenderedPage[],
): Promise<string[]> {
  const reasons: string[] = [];
  for (const whole of pages) {
    const end = performance.now() + BUSY_PATIENCE;
    const isPatient = () => isMachineBusy() && performance.now() < end;
    let loss: string | undefined = '';
    for (let turn = 0; loss !== undefined && (turn < LIMITED_TIMES || isPatient()); turn += 1) {
      loss = lossOf(await renderPage(origin, whole.address), whole);
    }
    if (loss !== undefined)
      reasons.push(
        ...seenBy('in-time', `${whole.address} shows ${loss} in the time that a shopper’s document waits.`),
      );
  }
  return reasons;
}

/** Another program may have had the processor: the shortest of several times counts. */
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
