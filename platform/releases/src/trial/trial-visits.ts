import type { Reason } from '../gate/rules/visit-rules.ts';
import { type DemoCustomer, POLICY } from '../policy.ts';
import { brokenRules } from './accessibility.ts';
import { laterErrors } from './after-a-minute.ts';
import { type Visit, visitErrors } from './browser-visits.ts';
import { pageActivity } from './in-page/count-timers.ts';
import type { LiveLooks, SeenLive } from './kept-looks.ts';
import { lookOf } from './page-look.ts';
import { PERSONS, type Person, SEEN_BY } from './people.ts';
import { inTime, type OpenPhone, openHydrated, type Phone, type PhoneStorage, withPhone } from './phone.ts';
import { areOfTime, confirmedFaults } from './server/busy-machine.ts';
import type { TrialShop, TriedServers } from './server/trial-shop.ts';

/** Number of pages with a fault, after which no further page is visited. */
const ENOUGH_FAULTS = 4;

export interface Audience {
  name: 'visitors' | 'customer';
  pages: readonly string[];
  /** Pages with parts of the builds: they are compared with the live ones, and left for another page. */
  compared: readonly string[];
  /** Other pages that are compared when they are opened. */
  alsoCompared: readonly string[];
  /** The session of a customer; empty for visitors. */
  storage: PhoneStorage;
  /** Address → the sums that the provider has for its page. */
  sums: DemoCustomer['sums'];
}

export interface LiveVisits {
  audience: Audience;
  /** The live look of the compared pages for each person, without pages that do not respond in a browser. */
  seen: Readonly<Record<Person, ReadonlyMap<string, SeenLive>>>;
  phones: PhoneOfEach;
}

/** Two phones that share the pages of an audience and visit them in parallel, because a visit is mostly waiting. */
export type PhoneOfEach = Readonly<Record<Person, Phone>>;

/** @param kept what an earlier trial saw; anything that it lacks is added */
export async function visitLive(
  openPhone: OpenPhone,
  origin: string,
  audience: Audience,
  kept: LiveLooks['pages'],
): Promise<LiveVisits> {
  const phones = await openPhones(openPhone, audience);
  const both = [POLICY.pages.plain, ...audience.compared];
  const halves = inHalves(audience);
  const seenBy = async (person: Person) => {
    const seen = new Map<string, SeenLive>();
    const own = audience.alsoCompared.filter((address) => halves[person].includes(address));
    for (const address of new Set([...both, ...own])) {
      const key = `${audience.name} ${person} ${address}`;
      const found = kept[key] ?? (await seenLive(phones[person], origin + address));
      if (found) seen.set(address, found);
      if (found) kept[key] = found;
    }
    return seen;
  };
  const [usual, other] = await Promise.all([seenBy('usual'), seenBy('other')]);
  return { audience, seen: { usual, other }, phones };
}

async function openPhones(openPhone: OpenPhone, { storage }: Audience): Promise<PhoneOfEach> {
  const [usual, other] = await Promise.all([openPhone(storage, 'usual'), openPhone(storage, 'other')]);
  return { usual, other };
}

async function seenLive({ page }: Phone, address: string): Promise<SeenLive | undefined> {
  try {
    await openHydrated(page, address);
    const look = await lookOf(page);
    const activity = await inTime(page.evaluate(pageActivity));
    return { look, activity, broken: await brokenRules(page) };
  } catch {
    return undefined;
  }
}

/** Errors of scripts come first, in the order of the pages. @throws MachineTooBusy */
export async function visitCandidate(
  openPhone: OpenPhone,
  { shop, askLive }: Pick<TrialShop, 'shop' | 'askLive'>,
  { audience, seen, phones }: LiveVisits,
  isShellTried: boolean,
): Promise<readonly Reason[]> {
  const found = new Map<string, Visit>();
  const halves = inHalves(audience);
  const visit = async (phone: Phone, person: Person, address: string, { origin }: TriedServers) => {
    const isThorough = audience.compared.includes(address);
    const visited = await visitErrors(phone, origin, address, {
      live: seen[person].get(address),
      sums: audience.sums[address] ?? [],
      comesBy: person === 'usual' ? 'back' : 'reload',
      other: isThorough ? seen[person].get(POLICY.pages.plain) : undefined,
      isShellTried,
      isThorough,
    });
    return { errors: namedFor(person, visited.errors), symptoms: namedFor(person, visited.symptoms) };
  };
  let count = 0;
  await inTurn(phones, halves, async (phone, person, address) => {
    if (count >= ENOUGH_FAULTS) return undefined;
    const visited = await visit(phone, person, address, shop);
    found.set(address, visited);
    if (!hasFault(visited)) return undefined;
    count += 1;
    // A page that blocks its browser must not make the next pages fail, or take the processor from them.
    phone.close();
    return openPhone(audience.storage, person);
  });
  const visits = audience.pages.flatMap((address) => found.get(address) ?? []);
  const reasons = [...visits.flatMap(({ errors }) => errors), ...visits.flatMap(({ symptoms }) => symptoms)];
  let faulty: Visits = found;
  const visitAnew = async (servers: TriedServers) => {
    faulty = await visitAgain(faulty, (address) => {
      const person = halves.usual.includes(address) ? 'usual' : 'other';
      return withPhone(openPhone(audience.storage, person), (phone) =>
        visit(phone, person, address, servers),
      );
    });
    return [...faulty.values()].flatMap(reasonsOf);
  };
  return confirmedFaults(reasons, {
    again: () => visitAnew(shop),
    ofLive: () => askLive('patient', visitAnew),
  });
}

/** Address → what a visit shows. */
type Visits = ReadonlyMap<string, Visit>;

/** Visits pages with a fault again, those that are not only late first, until a fault is confirmed. @returns the pages that show one again */
export async function visitAgain(
  found: Visits,
  visit: (address: string) => Promise<Visit>,
): Promise<Map<string, Visit>> {
  const shown = new Map<string, Visit>();
  const suspects = [...found].filter(([, visited]) => hasFault(visited));
  const isLate = ([, visited]: [string, Visit]) => areOfTime(reasonsOf(visited));
  for (const suspect of [...suspects.filter((each) => !isLate(each)), ...suspects.filter(isLate)]) {
    const [address] = suspect;
    const again = await visit(address);
    if (hasFault(again)) shown.set(address, again);
    const isEnough = isLate(suspect) || !areOfTime(reasonsOf(again));
    if (shown.size > 0 && isEnough) break;
  }
  return shown;
}

/** Faults of the compared pages while they are open for a minute: one sentence each, of the first page with a fault. */
export async function visitForAMinute(
  openPhone: OpenPhone,
  origin: string,
  { audience, seen, phones }: LiveVisits,
  isShellTried: boolean,
): Promise<readonly Reason[]> {
  const found = new Map<string, Reason[]>();
  const isOpen = PERSONS.every((person) => phones[person].isOpen());
  const own = isOpen ? phones : await openPhones(openPhone, audience);
  const all = Object.values(own);
  await Promise.all(all.map(({ page }) => page.clock.install()));
  const { usual, other } = inHalves({ ...audience, pages: audience.compared });
  // Each person now visits the pages that the other one visited before.
  await inTurn(own, { usual: other, other: usual }, async (phone, person, address) => {
    const look = seen[person].get(address)?.look;
    if (!look || [...found.values()].flat().length > 0) return undefined;
    found.set(address, namedFor(person, await laterErrors(phone, origin, address, look, isShellTried)));
    return undefined;
  });
  for (const phone of all) phone.close();
  return audience.compared.map((address) => found.get(address) ?? []).find(({ length }) => length > 0) ?? [];
}

/** Divides the pages between the persons, in the same way in each trial. */
function inHalves({ pages, compared }: Audience): Readonly<Record<Person, readonly string[]>> {
  const ordered = [...compared, ...pages.filter((address) => !compared.includes(address))];
  const own = pages.filter((address) => ordered.indexOf(address) % 2 === 0);
  return { usual: own, other: pages.filter((address) => !own.includes(address)) };
}

function namedFor(person: Person, reasons: readonly Reason[]): Reason[] {
  return reasons.map(({ sentence, isOfTime }) => ({
    sentence: sentence.replace(/(?: \[[a-z-]+\])?$/, (id) => `${SEEN_BY[person]}${id}`),
    isOfTime,
  }));
}

function reasonsOf({ errors, symptoms }: Visit): Reason[] {
  return [...errors, ...symptoms];
}

function hasFault(visited: Visit): boolean {
  return reasonsOf(visited).length > 0;
}

/** Passes each phone its pages, one after another. @param work may return another phone for the next pages */
async function inTurn(
  phones: PhoneOfEach,
  pages: Readonly<Record<Person, readonly string[]>>,
  work: (phone: Phone, person: Person, address: string) => Promise<Phone | undefined>,
): Promise<void> {
  await Promise.all(
    PERSONS.map(async (person) => {
      let phone = phones[person];
      for (const address of pages[person]) phone = (await work(phone, person, address)) ?? phone;
    }),
  );
}
