import type { Reason } from '../gate/rules/visit-rules.ts';
import { type DemoCustomer, POLICY } from '../policy.ts';
import { readStoredReleases } from '../registry/released-set.ts';
import { type Release, readRelease } from '../registry/store/release-manifest.ts';
import { cartErrors } from './add-to-cart.ts';
import { concernedReleases, firstWithScripts, pagesWith } from './concerned-pages.ts';
import { demoCustomer } from './demo-customer.ts';
import { forgetLooks, keepLooks, keptLooks } from './kept-looks.ts';
import { type OpenPhone, withPhone, withPhones } from './phone.ts';
import { confirmedFaults, reasonsOfAll } from './server/busy-machine.ts';
import { isHidden, type RenderedPage } from './server/rendered-pages.ts';
import { limitErrors, renderingErrors, renderLive } from './server/rendering-errors.ts';
import { type OpenShop, type TrialShop, withTrialShop } from './server/trial-shop.ts';
import { trialAddresses } from './trial-addresses.ts';
import {
  type Audience,
  type LiveVisits,
  visitCandidate,
  visitForAMinute,
  visitLive,
} from './trial-visits.ts';
import { type LiveWalks, walkCandidate, walkLiveSet } from './trial-walks.ts';
import { visitedSet } from './visited-set.ts';
import { navigationErrors } from './visits-and-back.ts';

export interface TrialOptions {
  registry: string;
  openShop: OpenShop;
  /** Id → `dist` folder. */
  candidates: ReadonlyMap<string, string>;
  /** The folder of the shell that will be live. */
  shellFolder: string;
  /** The path of a Chrome or Chromium; undefined leaves out the visits in a browser. */
  browser: string | undefined;
  /** The provider is the live one, so the trial neither logs in nor changes a cart. */
  isProviderLive?: boolean;
  /** The file that keeps what a browser sees of the live releases, for trials of the same sources; if unset, they are visited each time. */
  kept?: { file: string; sources: string };
  /** Shows a part of the trial while it runs. */
  step?: Step;
}

interface Phones {
  openPhone: OpenPhone;
  /** Opens a phone in a separate browser: pages of one browser may share a process, and memory and listeners are counted per process. */
  openAlone: OpenPhone;
}

type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Checks what builds *do* beside the live releases, on the server and in a browser.
 * @returns why to refuse them, one sentence each; the first one names the cause
 * @throws MachineTooBusy when the live releases do not pass at this moment either
 */
export async function trialErrors(options: TrialOptions): Promise<readonly string[]> {
  const { registry, openShop, candidates, browser } = options;
  const set = await visitedSet(registry, candidates);
  const work = (phones?: Phones) =>
    withTrialShop(openShop, registry, candidates, (trial) => errorsIn(trial, options, phones));
  const reasons = await (browser === undefined
    ? work()
    : withPhones(browser, set, (openPhone) =>
        withPhones(browser, set, (openAlone) => work({ openPhone, openAlone })),
      ));
  return [...new Set(reasons.map(({ sentence }) => sentence))];
}

async function errorsIn(
  trial: TrialShop,
  options: TrialOptions,
  phones: Phones | undefined,
): Promise<readonly Reason[]> {
  const { registry, candidates, isProviderLive = false } = options;
  const { step = (_, work) => work() } = options;
  const { origin, providerOrigin } = trial.shop;
  const { all, product, further } = await trialAddresses(origin, await releasesToCome(trial, options));
  const isCustomerTried = product !== undefined && !isProviderLive;
  const customer = isCustomerTried ? await demoCustomer(providerOrigin, product) : undefined;
  const live = await step('Render what is live', () =>
    renderLive(origin, [...all, ...(customer?.pages ?? [])]),
  );
  const concerned = await concernedReleases(registry, [...candidates.keys()]);
  const shown = live.filter(({ status }) => status === 200);
  const audiences = audiencesOf(shown, { concerned, further }, customer);
  const reached = pagesWith(shown, concerned).map(({ address }) => address);
  const products = [product, further.find(POLICY.isProduct)].filter((each) => each !== undefined);
  const walks = POLICY.walks(product ?? '').filter(
    ({ at, isCustomers }) => reached.includes(at) && (isCustomerTried || !isCustomers),
  );
  const seen = phones
    ? await step('Look at what is live', () =>
        lookAtLive(phones.openPhone, trial, { audiences, walks, products }, options),
      )
    : undefined;
  const before = await trial.health();
  const refusal = await step('Open the builds', () => trial.switchToCandidates());
  const again = async () => refusal;
  if (refusal.length > 0)
    return confirmedFaults(refusal, { again, ofLive: () => trial.askLive('patient', async () => []) });
  return trial.withLimits(async (limited) => {
    const { reasons, pages, added } = await step('Render the builds', () =>
      renderingErrors(trial, live, before),
    );
    // Builds that are refused already are not visited.
    if (reasons.length > 0) return reasons;
    const lateErrors = async () => limitErrors(await limited, pages);
    const [late, visited] = await (phones && seen
      ? step('Visit the builds', () =>
          Promise.all([
            lateErrors(),
            errorsInBrowser(
              phones,
              trial,
              { ...seen, visits: withNewPages(seen.visits, added) },
              product,
              options,
            ),
          ]),
        )
      : step('Render the builds in a shopper’s time', async () => [await lateErrors(), []]));
    const ofLive = () => trial.askLive('shopper', (servers) => limitErrors(servers, shown, 1));
    // Repeated, because the visits may have used the processor meanwhile.
    const confirmed = await confirmedFaults(late, { again: lateErrors, ofLive }, () => true);
    return confirmed.length > 0 ? confirmed : visited;
  });
}

/** The live releases, with the builds in place of those they replace. */
async function releasesToCome(
  { live }: TrialShop,
  { registry, candidates }: TrialOptions,
): Promise<Release[]> {
  const staying = Object.entries(live).filter(([id]) => !candidates.has(id));
  const builds = await Promise.all([...candidates.values()].map(readRelease));
  return [...builds, ...(await readStoredReleases(registry, staying))];
}

/** Visitors see the public pages; the customer sees those that need a login, and one of the others. */
function audiencesOf(
  shown: readonly RenderedPage[],
  { concerned, further }: { concerned: readonly string[]; further: readonly string[] },
  customer: DemoCustomer | undefined,
): Audience[] {
  const addresses = (pages: readonly RenderedPage[]) => pages.map(({ address }) => address);
  const open = shown.filter((page) => !isHidden(page));
  const closed = shown.filter(isHidden);
  const own = pagesWith(open, concerned);
  const others = open.filter((page) => !own.includes(page));
  const visitors: Audience = {
    name: 'visitors',
    // Of the pages that load nothing of the builds, only one, and one that asks for a login.
    pages: [...new Set(['/', ...addresses([...own, ...others.slice(0, 1), ...closed.slice(0, 1)])])],
    compared: ['/', ...addresses(firstWithScripts(open, concerned))],
    alsoCompared: addresses(own.filter(({ address }) => further.includes(address))),
    ...{ storage: {}, sums: {} },
  };
  const [openPage] = firstWithScripts(open, concerned);
  const pages = addresses([...pagesWith(closed, concerned), ...(openPage ? [openPage] : [])]);
  if (!customer || pages.length === 0) return [visitors];
  const { storage, sums } = customer;
  return [visitors, { name: 'customer', pages, compared: pages, alsoCompared: [], storage, sums }];
}

/** Also visits pages that are not live yet, which cannot be compared. */
function withNewPages(visits: readonly LiveVisits[], added: readonly RenderedPage[]): LiveVisits[] {
  return visits.map((visit) => {
    const { audience } = visit;
    const own = added.filter((page) => isHidden(page) === (audience.name === 'customer'));
    return {
      ...visit,
      audience: { ...audience, pages: [...audience.pages, ...own.map(({ address }) => address)] },
    };
  });
}

interface SeenOfLive {
  visits: LiveVisits[];
  walking: LiveWalks;
}

async function lookAtLive(
  openPhone: OpenPhone,
  { shop, live }: TrialShop,
  { audiences, ...walking }: { audiences: readonly Audience[] } & Omit<LiveWalks, 'ends'>,
  { kept }: TrialOptions,
): Promise<SeenOfLive> {
  const { page } = await openPhone();
  const of = JSON.stringify([kept?.sources, page.context().browser()?.version(), live]);
  const { pages, walks } = kept ? await keptLooks(kept.file, of) : { pages: {}, walks: {} };
  const count = () => Object.keys({ ...pages, ...walks }).length;
  const known = count();
  const [visits, ends] = await Promise.all([
    Promise.all(audiences.map((each) => visitLive(openPhone, shop.origin, each, pages))),
    walkLiveSet(openPhone, shop, walking, walks),
  ]);
  if (kept && count() > known) await keepLooks(kept.file, of, { pages, walks });
  return { visits, walking: { ...walking, ends } };
}

/** The faults of single pages, or, if there are none, those that show when the shop is used. */
async function errorsInBrowser(
  { openPhone, openAlone }: Phones,
  trial: TrialShop,
  { visits, walking }: SeenOfLive,
  product: string | undefined,
  { candidates, isProviderLive, kept }: TrialOptions,
): Promise<readonly Reason[]> {
  const isShellTried = candidates.has('shell');
  const useShop = async ({ origin, providerOrigin } = trial.shop) => {
    if (product === undefined) return [];
    const used = await Promise.all([
      withPhone(openAlone(), (phone) => navigationErrors(phone, origin, product)),
      isProviderLive
        ? []
        : withPhone(openPhone(), (phone) => cartErrors(phone, origin, providerOrigin, product)),
    ]);
    return used.flat();
  };
  const using = useShop();
  const walked = walkCandidate(openPhone, trial, walking);
  // Handled, because they reject when the browser closes after a page with a fault.
  using.catch(() => undefined);
  walked.catch(() => undefined);
  const visited = await reasonsOfAll(
    visits.map((each) => visitCandidate(openPhone, trial, each, isShellTried)),
  );
  if (visited.length > 0) {
    // Something else may have changed since these looks were stored.
    if (kept) await forgetLooks(kept.file);
    return visited;
  }
  const acted = await walked;
  if (acted.length > 0) return acted;
  const waitAMinute = ({ origin } = trial.shop) =>
    visits.map((each) => visitForAMinute(openPhone, origin, each, isShellTried));
  const found = await Promise.all([using, ...waitAMinute()]);
  const again = async (servers = trial.shop) =>
    (await Promise.all([useShop(servers), ...waitAMinute(servers)])).flat();
  return confirmedFaults(found.flat(), { again, ofLive: () => trial.askLive('patient', again) });
}
