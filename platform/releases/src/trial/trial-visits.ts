import type { Reason } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { laterErrors } from './after-a-minute.ts';
import type { LiveOther } from './after-leaving.ts';
import { type Visit, visitErrors } from './browser-visits.ts';
import { pageActivity } from './in-page/count-timers.ts';
import type { LiveLooks, SeenLive } from './kept-looks.ts';
import { lookOf, type PageLook } from './page-look.ts';
import { inTime, type OpenPhone, openHydrated, type Phone, type PhoneStorage } from './phone.ts';
import { areOfTime, confirmedFaults } from './server/busy-machine.ts';
import type { TrialShop, TriedServers } from './server/trial-shop.ts';

/** Phones that visit the pages of one audience at a time, because a visit mostly waits. */
const PHONES = 2;
/** Pages with a fault, after which no further page is visited. */
const ENOUGH_FAULTS = 4;

export interface Audience {
  name: 'visitors' | 'customer';
  pages: readonly string[];
  /** Those that are compared with what is live, and left for another page: where the builds are. */
  compared: readonly string[];
  /** The session of a customer; empty for visitors. */
  storage: PhoneStorage;
}

export interface LiveVisits {
  audience: Audience;
  /** The looks of the compared pages, without those that do not respond in a browser. */
  looks: ReadonlyMap<string, PageLook>;
  other: LiveOther | undefined;
  phones: readonly Phone[];
}

/** @param seen what an earlier trial saw; to it is added what it lacks */
export async function visitLive(
  openPhone: OpenPhone,
  origin: string,
  audience: Audience,
  seen: LiveLooks,
): Promise<LiveVisits> {
  const phones = await Promise.all(Array.from({ length: PHONES }, () => openPhone(audience.storage)));
  const keyOf = (address: string) => `${audience.name} ${address}`;
  const addresses = new Set([POLICY.pages.plain, ...audience.compared]);
  const missing = [...addresses].filter((address) => !Object.hasOwn(seen, keyOf(address)));
  await inTurn(phones, missing, async (phone, address) => {
    const found = await seenLive(phone, origin + address);
    if (found) seen[keyOf(address)] = found;
    return undefined;
  });
  const looks = audience.compared.flatMap((address): [string, PageLook][] => {
    const found = seen[keyOf(address)];
    return found ? [[address, found.look]] : [];
  });
  return { audience, looks: new Map(looks), other: seen[keyOf(POLICY.pages.plain)], phones };
}

async function seenLive({ page }: Phone, address: string): Promise<SeenLive | undefined> {
  try {
    await openHydrated(page, address);
    return { look: await lookOf(page), activity: await inTime(page.evaluate(pageActivity)) };
  } catch {
    return undefined;
  }
}

/** The errors of scripts come first, in the order of the pages. @throws MachineTooBusy */
export async function visitCandidate(
  openPhone: OpenPhone,
  { shop, askLive }: Pick<TrialShop, 'shop' | 'askLive'>,
  { audience, looks, other, phones }: LiveVisits,
  isShellTried: boolean,
): Promise<readonly Reason[]> {
  const found = new Map<string, Visit>();
  const visit = (phone: Phone, address: string, { origin } = shop) =>
    visitErrors(phone, origin, address, {
      look: looks.get(address),
      other,
      isShellTried,
      isThorough: audience.compared.includes(address),
    });
  let faulty = 0;
  await inTurn(phones, audience.pages, async (phone, address) => {
    if (faulty >= ENOUGH_FAULTS) return undefined;
    const visited = await visit(phone, address);
    found.set(address, visited);
    if (!hasFault(visited)) return undefined;
    faulty += 1;
    // A page that blocks its browser must not fail the pages after it.
    return openPhone(audience.storage);
  });
  const visits = audience.pages.flatMap((address) => found.get(address) ?? []);
  const reasons = [...visits.flatMap(({ errors }) => errors), ...visits.flatMap(({ symptoms }) => symptoms)];
  const again = (servers?: TriedServers) =>
    visitAgain(found, async (address) => visit(await openPhone(audience.storage), address, servers));
  return confirmedFaults(reasons, { again, ofLive: () => askLive('patient', again) });
}

/** What shows again of the pages with a fault: of one page at least, and of all those before it that are wrong beside being late. */
export async function visitAgain(
  found: ReadonlyMap<string, Visit>,
  visit: (address: string) => Promise<Visit>,
): Promise<readonly Reason[]> {
  const reasons: Reason[] = [];
  const suspects = [...found].filter(([, visited]) => hasFault(visited));
  const isLate = ([, visited]: [string, Visit]) => areOfTime(reasonsOf(visited));
  for (const suspect of [...suspects.filter((each) => !isLate(each)), ...suspects.filter(isLate)]) {
    reasons.push(...reasonsOf(await visit(suspect[0])));
    const isEnough = isLate(suspect) || !areOfTime(reasons);
    if (reasons.length > 0 && isEnough) break;
  }
  return reasons;
}

/** What goes wrong on the compared pages while they are open for a minute: one sentence each, of the first page with a fault. */
export async function visitForAMinute(
  origin: string,
  { looks }: Pick<LiveVisits, 'looks'>,
  phones: readonly Phone[],
  isShellTried: boolean,
): Promise<readonly Reason[]> {
  const found = new Map<string, Reason[]>();
  await Promise.all(phones.map(({ page }) => page.clock.install()));
  await inTurn(phones, [...looks.keys()], async (phone, address) => {
    const look = looks.get(address);
    if (look && [...found.values()].flat().length === 0)
      found.set(address, await laterErrors(phone, origin, address, look, isShellTried));
    return undefined;
  });
  return [...looks.keys()].map((address) => found.get(address) ?? []).find(({ length }) => length > 0) ?? [];
}

function reasonsOf({ errors, symptoms }: Visit): Reason[] {
  return [...errors, ...symptoms];
}

function hasFault(visited: Visit): boolean {
  return reasonsOf(visited).length > 0;
}

/** Gives each phone the next address when it is free. @param work may return another phone for those after it */
async function inTurn(
  phones: readonly Phone[],
  addresses: readonly string[],
  work: (phone: Phone, address: string) => Promise<Phone | undefined>,
): Promise<void> {
  const waiting = [...addresses];
  await Promise.all(
    phones.map(async (first) => {
      let phone = first;
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
        phone = (await work(phone, address)) ?? phone;
    }),
  );
}
