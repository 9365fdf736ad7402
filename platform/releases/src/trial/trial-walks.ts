import type { Reason } from '../gate/rules/visit-rules.ts';
import type { Walk } from '../policy.ts';
import { newCustomer } from './demo-customer.ts';
import type { LiveLooks } from './kept-looks.ts';
import { type OpenPhone, type Phone, withPhone } from './phone.ts';
import type { TrialShop, TriedServers } from './server/trial-shop.ts';
import { type ActEnd, walkErrors, walkLive } from './shopper-acts.ts';

/** The walks of shoppers, and their outcomes on the live pages. */
export interface LiveWalks {
  walks: readonly Walk[];
  ends: LiveLooks['walks'];
  /** The products in the carts of customers. */
  products: readonly string[];
}

/** @param kept what an earlier trial saw; anything that it lacks is added. A walk that was not finished is tried again. */
export async function walkLiveSet(
  openPhone: OpenPhone,
  servers: TriedServers,
  { walks, products }: Omit<LiveWalks, 'ends'>,
  kept: LiveLooks['walks'],
): Promise<LiveLooks['walks']> {
  const walked = walks.map(async (walk) => {
    const ends =
      kept[walk.at] ??
      (await asShopper(openPhone, servers, { walk, products }, (phone) =>
        walkLive(phone, servers.origin, walk),
      ));
    if (ends.length === walk.acts.length) kept[walk.at] = ends;
    return [walk.at, ends] as const;
  });
  return Object.fromEntries(await Promise.all(walked));
}

/**
 * Acts with another outcome than on the live pages. Before they are reported, the walk is repeated on the live pages and with the builds,
 * because other programs may have used the processor.
 * @throws MachineTooBusy when another edge server does not become warm
 */
export async function walkCandidate(
  openPhone: OpenPhone,
  { shop, askLive }: Pick<TrialShop, 'shop' | 'askLive'>,
  { walks, ends, products }: LiveWalks,
): Promise<readonly Reason[]> {
  const asBuyer = <Result>(servers: TriedServers, walk: Walk, work: (phone: Phone) => Promise<Result>) =>
    asShopper(openPhone, servers, { walk, products }, work);
  const errors = (walk: Walk, live: readonly ActEnd[] = []) =>
    asBuyer(shop, walk, (phone) => walkErrors(phone, shop.origin, walk, live));
  const suspects: Walk[] = [];
  for (const walk of walks) if ((await errors(walk, ends[walk.at])).length > 0) suspects.push(walk);
  if (suspects.length === 0) return [];
  return askLive('patient', async (servers) => {
    const reasons: Reason[] = [];
    for (const walk of suspects) {
      const live = await asBuyer(servers, walk, (phone) => walkLive(phone, servers.origin, walk));
      reasons.push(...(await errors(walk, live)));
    }
    return reasons;
  });
}

async function asShopper<Result>(
  openPhone: OpenPhone,
  { providerOrigin }: TriedServers,
  { walk, products }: { walk: Walk; products: readonly string[] },
  work: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const storage = walk.isCustomers ? await newCustomer(providerOrigin, products) : {};
  return withPhone(openPhone(storage), work);
}
