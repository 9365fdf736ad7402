import { cartErrors } from './add-to-cart.ts';
import { laterErrors } from './after-a-minute.ts';
import { confirmedFaults } from './busy-machine.ts';
import { concernedReleases, firstWithScripts, pagesWith } from './concerned-pages.ts';
import { type DemoCustomer, demoCustomer } from './demo-customer.ts';
import { type OpenPhone, withPhones } from './phone.ts';
import { isHidden, lossOf, type RenderedPage, renderErrors, renderPage, slowest } from './rendered-pages.ts';
import { trialAddresses } from './trial-addresses.ts';
import { type OpenShop, type TrialShop, withTrialShop } from './trial-shop.ts';
import { type Audience, visitCandidate, visitLive } from './trial-visits.ts';
import { navigationErrors } from './visits-and-back.ts';

/** Renderings of a page that seems slow. */
const FURTHER_TIMES = 4;
/** Renderings within a shopper's limits, one of which must be whole: another program may have had the processor. */
const LIMITED_TIMES = 10;

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
  /** The provider is the live one: the trial neither logs in nor changes a cart. */
  isProviderLive?: boolean;
}

/** What builds *do* beside the live releases, on the server and in a browser: one sentence for each reason to refuse them. */
export async function trialErrors(options: TrialOptions): Promise<readonly string[]> {
  const { registry, openShop, candidates, browser } = options;
  return withTrialShop(openShop, registry, candidates, async (trial) => {
    const work = (openPhone?: OpenPhone) => errorsIn(trial, options, openPhone);
    return browser === undefined ? work() : withPhones(browser, [...candidates.keys()], work);
  });
}

async function errorsIn(
  trial: TrialShop,
  { registry, candidates, shellFolder, isProviderLive = false }: TrialOptions,
  openPhone: OpenPhone | undefined,
): Promise<readonly string[]> {
  const { origin, providerOrigin } = trial.shop;
  const { all, product } = await trialAddresses(origin, shellFolder);
  const isCustomerTried = product !== undefined && !isProviderLive;
  const customer = isCustomerTried ? await demoCustomer(providerOrigin, product) : undefined;
  const live = await renderLive(origin, [...all, ...(customer?.pages ?? [])]);
  const concerned = await concernedReleases(registry, [...candidates.keys()]);
  const audiences = audiencesOf(
    live.filter(({ status }) => status === 200),
    concerned,
    customer,
  );
  const visits = openPhone
    ? await Promise.all(audiences.map((each) => visitLive(openPhone, origin, each)))
    : [];
  const { reasons, pages } = await renderingErrors(trial, live);
  if (reasons.length === 0) reasons.push(...(await limitErrors(trial, pages)));
  // What is refused already is not visited.
  if (reasons.length > 0 || !openPhone) return reasons;
  const isShellTried = candidates.has('shell');
  const visited = await Promise.all(
    visits.map((each) => visitCandidate(openPhone, origin, each, isShellTried)),
  );
  if (visited.flat().length > 0 || product === undefined) return visited.flat();
  const useShop = async () => {
    const used = await Promise.all([
      openPhone().then((phone) => navigationErrors(phone, origin, product)),
      isProviderLive ? [] : openPhone().then((phone) => cartErrors(phone, origin, providerOrigin, product)),
      ...visits.map(async (each) =>
        laterErrors(await openPhone(each.audience.storage), origin, each.looks, isShellTried),
      ),
    ]);
    return used.flat();
  };
  return confirmedFaults(await useShop(), useShop);
}

/** Visitors see the public pages, the customer those that need a login. */
function audiencesOf(
  shown: readonly RenderedPage[],
  concerned: readonly string[],
  customer: DemoCustomer | undefined,
): Audience[] {
  const addresses = (pages: readonly RenderedPage[]) => pages.map(({ address }) => address);
  const open = shown.filter((page) => !isHidden(page));
  const closed = shown.filter(isHidden);
  const visitors: Audience = {
    // One of the others, which asks for a login.
    pages: addresses([...open, ...closed.slice(0, 1)]),
    compared: ['/', ...addresses(firstWithScripts(open, concerned))],
    storage: {},
  };
  const pages = addresses(pagesWith(closed, concerned));
  return customer && pages.length > 0
    ? [visitors, { pages, compared: pages, storage: customer.storage }]
    : [visitors];
}

async function renderAll(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  const pages = [];
  for (const address of addresses) pages.push(await renderPage(origin, address));
  return pages;
}

/** The second time, because the first one compiles. */
async function renderLive(origin: string, addresses: readonly string[]): Promise<RenderedPage[]> {
  await renderAll(origin, addresses);
  return renderAll(origin, addresses);
}

/** Also the pages as they are with the builds, neither redirects nor errors. */
async function renderingErrors(
  trial: TrialShop,
  live: readonly RenderedPage[],
): Promise<{ reasons: string[]; pages: RenderedPage[] }> {
  const { origin } = trial.shop;
  const addresses = live.map(({ address }) => address);
  const before = await trial.health();
  const refusal = await trial.switchToCandidates();
  if (refusal.length > 0)
    return { reasons: refusal.map((reason) => `The set does not become warm: ${reason}`), pages: [] };
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
    reasons.push(...(await confirmedFaults(found, again)));
  }
  if (!after.renderer.isWarm || after.renderer.restarts > 0) {
    reasons.unshift('It ends the renderer: a page crashes it, blocks it, or takes too much memory.');
  } else if (after.pagesWithoutContent > before.pagesWithoutContent) {
    reasons.unshift(
      `${after.pagesWithoutContent - before.pagesWithoutContent} of its documents have no content or lack a part of it.`,
    );
  }
  return { reasons, pages: second.filter((_, index) => live[index]?.status === 200) };
}

/** Pages that a shopper's document lacks a part of, because it waits for a shorter time than the trial. */
async function limitErrors(trial: TrialShop, pages: readonly RenderedPage[]): Promise<string[]> {
  const limited = await trial.openWithLimits();
  const reasons: string[] = [];
  try {
    for (const { address } of pages) {
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
