import { cartErrors } from './add-to-cart.ts';
import { visitErrors } from './browser-visits.ts';
import { confirmedFaults } from './busy-machine.ts';
import { type Phone, withPhones } from './phone.ts';
import { lossOf, type RenderedPage, renderErrors, renderPage, slowest } from './rendered-pages.ts';
import { trialAddresses } from './trial-addresses.ts';
import { type OpenShop, type TrialShop, withTrialShop } from './trial-shop.ts';
import { navigationErrors } from './visits-and-back.ts';

/** Renderings of a page that seems slow. */
const FURTHER_TIMES = 4;
/** Renderings within a shopper's limits, one of which must be whole: another program may have had the processor. */
const LIMITED_TIMES = 10;
/** Phones that visit pages at a time. */
const PHONES = 4;
/** Pages with a fault, after which no further page is visited. */
const ENOUGH_FAULTS = 4;

export interface TrialOptions {
  registry: string;
  /** Starts the servers of a shop. */
  openShop: OpenShop;
  /** Id → `dist` folder. */
  candidates: ReadonlyMap<string, string>;
  /** The folder of the shell that will be live. */
  shellFolder: string;
  /** The path of a Chrome or Chromium; undefined leaves out the visits in a browser. */
  browser: string | undefined;
  /** The provider is the live one: nobody logs in, and nothing is put into a cart. */
  isProviderLive?: boolean;
}

/** What builds *do* beside the live releases, on the server and in a browser: one sentence for each reason to refuse them. */
export async function trialErrors({
  registry,
  openShop,
  candidates,
  shellFolder,
  browser,
  isProviderLive = false,
}: TrialOptions): Promise<readonly string[]> {
  return withTrialShop(openShop, registry, candidates, async (trial) => {
    const { origin, providerOrigin } = trial.shop;
    const { all, product } = await trialAddresses(origin, shellFolder);
    const { reasons: rendered, pages } = await renderingErrors(trial, all);
    if (rendered.length === 0) rendered.push(...(await limitErrors(trial, pages)));
    // What is refused already is not visited.
    if (rendered.length > 0 || browser === undefined) return rendered;
    return withPhones(browser, async (openPhone) => {
      const reasons = await visitAll(openPhone, origin, pages);
      if (reasons.length > 0 || product === undefined) return reasons;
      const useShop = async () => {
        const [navigation, cart] = await Promise.all([
          navigationErrors(await openPhone(), origin, product),
          isProviderLive ? [] : cartErrors(await openPhone(), origin, providerOrigin, product),
        ]);
        return [...navigation, ...cart];
      };
      return confirmedFaults(await useShop(), useShop);
    });
  });
}

/** Visits the pages with several phones at a time, because a visit mostly waits. The reasons are in the order of the pages. */
async function visitAll(
  openPhone: () => Promise<Phone>,
  origin: string,
  pages: readonly string[],
): Promise<readonly string[]> {
  const found = new Map<string, string[]>();
  const waiting = [...pages];
  let faulty = 0;
  const visitSome = async () => {
    let phone = await openPhone();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const reasons = await visitErrors(phone, origin, address);
      found.set(address, reasons);
      // A page that blocks its browser must not fail the pages after it.
      if (reasons.length > 0) phone = await openPhone();
      faulty += reasons.length > 0 ? 1 : 0;
      if (faulty === ENOUGH_FAULTS) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: PHONES }, visitSome));
  const reasons = pages.flatMap((address) => found.get(address) ?? []);
  return confirmedFaults(reasons, async () => {
    for (const address of pages.filter((each) => found.get(each)?.length)) {
      const again = await visitErrors(await openPhone(), origin, address);
      if (again.length > 0) return reasons;
    }
    return [];
  });
}

/** Also the addresses that show a page, neither a redirect nor an error. */
async function renderingErrors(
  trial: TrialShop,
  addresses: readonly string[],
): Promise<{ reasons: string[]; pages: string[] }> {
  const { origin } = trial.shop;
  const render = async () => {
    const pages = [];
    for (const address of addresses) pages.push(await renderPage(origin, address));
    return pages;
  };
  await render();
  const live = await render();
  const before = await trial.health();
  const refusal = await trial.switchToCandidates();
  if (refusal.length > 0)
    return { reasons: refusal.map((reason) => `The set does not become warm: ${reason}`), pages: [] };
  const first = await render();
  const second = await render();
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
    reasons.push(...(await confirmedFaults(found, again)));
  }
  if (!after.renderer.isWarm || after.renderer.restarts > 0) {
    reasons.unshift('It ends the renderer: a page crashes it, blocks it, or takes too much memory.');
  } else if (after.pagesWithoutContent > before.pagesWithoutContent) {
    reasons.unshift(
      `${after.pagesWithoutContent - before.pagesWithoutContent} of its documents have no content or lack a part of it.`,
    );
  }
  return { reasons, pages: live.filter(({ status }) => status === 200).map(({ address }) => address) };
}

/** Pages that a shopper's document lacks a part of, because it waits for a shorter time than the trial. */
async function limitErrors(trial: TrialShop, pages: readonly string[]): Promise<string[]> {
  const limited = await trial.openWithLimits();
  const reasons: string[] = [];
  try {
    for (const address of pages) {
      const whole = await renderPage(trial.shop.origin, address);
      let loss: string | undefined = '';
      for (let turn = 0; loss !== undefined && turn < LIMITED_TIMES; turn += 1) {
        loss = lossOf(await renderPage(limited.origin, address), whole);
      }
      if (loss !== undefined)
        reasons.push(`${address} shows ${loss} in the time that a shopper’s document waits.`);
    }
  } finally {
    await limited.stop();
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
