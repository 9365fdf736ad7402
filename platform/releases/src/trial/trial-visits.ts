import { activityOf, type LiveOther, OTHER_PAGE } from './after-leaving.ts';
import { type Visit, visitErrors } from './browser-visits.ts';
import { confirmedFaults } from './busy-machine.ts';
import { lookOf, type PageLook } from './page-look.ts';
import { type OpenPhone, openHydrated, type Phone, type PhoneStorage } from './phone.ts';

/** Phones that visit the pages of one audience at a time, because a visit mostly waits. */
const PHONES = 2;
/** Pages with a fault, after which no further page is visited. */
const ENOUGH_FAULTS = 4;

/** Who visits which pages. */
export interface Audience {
  pages: readonly string[];
  /** Those that are compared with what is live, and left for another page: where the builds are. */
  compared: readonly string[];
  /** The session of a customer; empty for visitors. */
  storage: PhoneStorage;
}

/** What an audience sees while the live releases are served. */
export interface LiveVisits {
  audience: Audience;
  /** Of the compared pages, without those that do not respond in a browser. */
  looks: ReadonlyMap<string, PageLook>;
  other: LiveOther | undefined;
  /** They have the shell's files now, so that they are quicker with the candidate. */
  phones: readonly Phone[];
}

export async function visitLive(
  openPhone: OpenPhone,
  origin: string,
  audience: Audience,
): Promise<LiveVisits> {
  const looks = new Map<string, PageLook>();
  let other: LiveOther | undefined;
  const phones = await opened(openPhone, audience);
  const addresses = new Set([OTHER_PAGE, ...audience.compared]);
  await inTurn(phones, [...addresses], async (phone, address) => {
    const look = await liveLook(phone, origin + address);
    if (look && audience.compared.includes(address)) looks.set(address, look);
    if (look && address === OTHER_PAGE) other = { look, activity: await activityOf(phone.page) };
    return undefined;
  });
  return { audience, looks, other, phones };
}

async function liveLook({ page }: Phone, address: string): Promise<PageLook | undefined> {
  try {
    await openHydrated(page, address);
    return await lookOf(page);
  } catch {
    return undefined;
  }
}

/** Visits the pages of an audience. The errors of scripts come first, in the order of the pages. */
export async function visitCandidate(
  openPhone: OpenPhone,
  origin: string,
  { audience, looks, other, phones }: LiveVisits,
  isShellTried: boolean,
): Promise<readonly string[]> {
  const found = new Map<string, Visit>();
  const comparison = (address: string) => {
    const look = looks.get(address);
    return look && other && { look, other, isShellTried };
  };
  const visit = (phone: Phone, address: string) => visitErrors(phone, origin, address, comparison(address));
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
  return confirmedFaults(reasons, async () => {
    for (const [address, visited] of found) {
      if (!hasFault(visited)) continue;
      if (hasFault(await visit(await openPhone(audience.storage), address))) return reasons;
    }
    return [];
  });
}

function hasFault({ errors, symptoms }: Visit): boolean {
  return errors.length + symptoms.length > 0;
}

function opened(openPhone: OpenPhone, { storage }: Audience): Promise<Phone[]> {
  return Promise.all(Array.from({ length: PHONES }, () => openPhone(storage)));
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
