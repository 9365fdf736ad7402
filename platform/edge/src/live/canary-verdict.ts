import { LRUCache } from 'lru-cache';
import type { VitalsReport } from 'shared-contracts/document';

/** The visitors who get the canary, and an equal number who get the live releases from an equally new renderer. */
export type Group = 'canary' | 'control';

/** Something that happened to a visitor, or that a visitor did. */
export type Observed = 'errors' | 'documents' | 'starts' | 'purchases';
type Vital = 'LCP' | 'INP' | 'CLS';
type Measure = 'errors' | 'documents' | 'silence' | 'purchases' | Vital;

/** The results of both groups for one measure. */
export interface Comparison {
  /** What is counted, in words. */
  what: string;
  canary: number;
  control: number;
  /** Odds, to 1, against the assumption that the canary is as good as the live releases. */
  odds: number;
  /** The odds at which the canary is withdrawn. */
  limit: number;
}

interface Judged {
  what: string;
  /** Set if more is better. */
  isGood?: true;
  /**
   * Milliseconds within which both groups are compared only once: a fault that hits many visitors at the same moment, such as one slow
   * rendering, must not count for each of them.
   */
  slot: number;
  /** How many of a thousand faultless canaries this measure may withdraw, ten for all measures. The higher it is, the sooner it finds a fault. */
  falseAlarms: number;
}

const MEASURES: Record<Measure, Judged> = {
  errors: { what: 'Visitors who met an error', slot: 2_000, falseAlarms: 4 },
  documents: { what: 'Visitors whose document lacked something', slot: 10_000, falseAlarms: 1 },
  silence: { what: 'Visitors whose page did not start', slot: 10_000, falseAlarms: 1 },
  purchases: {
    ...{ what: 'Visitors who put something into the cart', slot: 2_000, falseAlarms: 1 },
    isGood: true,
  },
  LCP: { what: 'Moments with the worse LCP', slot: 10_000, falseAlarms: 1 },
  INP: { what: 'Moments with the worse INP', slot: 10_000, falseAlarms: 1 },
  CLS: { what: 'Moments with the worse CLS', slot: 10_000, falseAlarms: 1 },
};
const NAMES = Object.keys(MEASURES) as Measure[];
const isVital = (name: string): name is Vital => name === 'LCP' || name === 'INP' || name === 'CLS';

/** A value that is up to a tenth worse is tolerated. */
const TOLERANCE = 1.1;
/** Milliseconds after which a page that has not started counts as silent. */
const STARTS_WITHIN = 60_000;
const MOST_VISITORS = 50_000;

/** What happened in both groups since the last comparison. */
interface Slot {
  name: Measure;
  /** Milliseconds. */
  since: number;
  values: Record<Group, number[]>;
}

/**
 * Compares both groups as a series of coin tosses, one for each slot of some seconds. Visitors are drawn into the groups at random, in equal
 * numbers. If the releases are equal, each group is as likely as the other to have more errors in a slot, or the worse median of a vital.
 * The test bets against that, and may be evaluated after each toss (Ville's inequality): no number of visits has to be fixed in advance.
 */
export class CanaryVerdict {
  readonly #now: () => number;
  /** `<group> <visitor>` → what is known of the visitor. Only visitors who were sent a document of the group are counted. */
  readonly #visitors = new LRUCache<string, Set<Observed | Vital>>({ max: MOST_VISITORS });
  /** Visitors with a document, in the order in which they got it, who are still checked for a start. */
  readonly #unheard: { key: string; group: Group; at: number }[] = [];
  readonly #slots = new Map<string, Slot>();
  readonly #tosses = new Map<Measure, Tosses>();
  readonly #visitorsWith = new Map<Measure, Record<Group, number>>();

  /** @param now milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param visitor the network that limits count as one */
  noteDocument(group: Group, visitor: string): void {
    const key = `${group} ${visitor}`;
    if (this.#visitors.has(key)) return;
    this.#visitors.set(key, new Set());
    this.#unheard.push({ key, group, at: this.#now() });
  }

  /** Counts a visitor once, and only with a document. */
  note(group: Group, observed: Observed, visitor: string): void {
    if (this.#isNew(group, observed, visitor) && observed !== 'starts') this.#count(group, observed);
  }

  /** Compares only pages of the same package. */
  noteVital(group: Group, { release, name, value }: VitalsReport, visitor: string): void {
    if (!isVital(name) || !this.#isNew(group, name, visitor)) return;
    const [id = ''] = release.split('/');
    this.#slotOf(name, `${id} ${name}`).values[group].push(value);
  }

  /** Why the canary must be withdrawn; undefined as long as nothing is proved against it. */
  reason(): string | undefined {
    const proved = this.compared().find(({ odds, limit }) => odds >= limit);
    return proved && `${proved.what}: ${proved.canary} with the canary, ${proved.control} without.`;
  }

  /** All counts, one row per measure. */
  compared(): Comparison[] {
    this.#countSilent();
    for (const [key, slot] of this.#slots) this.#compare(key, slot);
    return NAMES.map((name) => {
      const tosses = this.#tossesOf(name);
      const { canary, control } = isVital(name)
        ? { canary: tosses.against, control: tosses.for }
        : this.#visitorsOf(name);
      return { what: MEASURES[name].what, canary, control, odds: winnings(tosses), limit: limitOf(name) };
    });
  }

  #isNew(group: Group, what: Observed | Vital, visitor: string): boolean {
    const known = this.#visitors.get(`${group} ${visitor}`);
    if (!known || known.has(what)) return false;
    known.add(what);
    return true;
  }

  #countSilent(): void {
    const before = this.#now() - STARTS_WITHIN;
    for (let first = this.#unheard[0]; first && first.at <= before; first = this.#unheard[0]) {
      this.#unheard.shift();
      if (this.#visitors.peek(first.key)?.has('starts') === false) this.#count(first.group, 'silence');
    }
  }

  #count(group: Group, name: Measure): void {
    this.#slotOf(name, name).values[group].push(1);
    const before = this.#visitorsOf(name);
    this.#visitorsWith.set(name, { ...before, [group]: before[group] + 1 });
  }

  #slotOf(name: Measure, key: string): Slot {
    const known = this.#slots.get(key);
    if (known && !this.#compare(key, known)) return known;
    const slot: Slot = { name, since: this.#now(), values: { canary: [], control: [] } };
    this.#slots.set(key, slot);
    return slot;
  }

  /** Makes the toss of a slot that is over. @returns whether it is over */
  #compare(key: string, { name, since, values: { canary, control } }: Slot): boolean {
    const { slot, isGood } = MEASURES[name];
    if (this.#now() - since < slot) return false;
    // A vital can only be compared once both groups have a value.
    if (isVital(name) && (canary.length === 0 || control.length === 0)) return false;
    this.#slots.delete(key);
    const [one, other] = isVital(name)
      ? [median(canary) / TOLERANCE, median(control)]
      : [canary.length, control.length];
    if (one === other) return true;
    const isAgainst = isGood ? one < other : one > other;
    const tosses = this.#tossesOf(name);
    this.#tosses.set(name, {
      against: tosses.against + (isAgainst ? 1 : 0),
      for: tosses.for + (isAgainst ? 0 : 1),
    });
    return true;
  }

  #tossesOf(name: Measure): Tosses {
    return this.#tosses.get(name) ?? { against: 0, for: 0 };
  }

  #visitorsOf(name: Measure): Record<Group, number> {
    return this.#visitorsWith.get(name) ?? { canary: 0, control: 0 };
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** The number of comparisons against the canary, and in favour of it. */
interface Tosses {
  against: number;
  for: number;
}

/** Assumed biases of the coin, each with the same stake. A bias of 1 gets half of all stakes, for faults that never occur in the live releases. */
const BIASES = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/**
 * The winnings, for a stake of 1, of bets that a coin falls against the canary more often than not. With a fair coin they do not grow on
 * average, so the chance that they ever exceed n is 1/n.
 */
export function winnings(tosses: Tosses): number {
  const of = (bias: number) => (2 * bias) ** tosses.against * (2 * (1 - bias)) ** tosses.for;
  return of(1) / 2 + BIASES.reduce((sum, bias) => sum + of(bias), 0) / (2 * BIASES.length);
}

const limitOf = (name: Measure) => 1_000 / MEASURES[name].falseAlarms;

/** Standard deviation of the logarithm of a vital between visitors, measured on phones in the field: a factor of 1.8. */
const SPREAD = 0.6;

/** Sentences that say how many visitors it takes until the canary is withdrawn for two common faults. */
export function needs(): string[] {
  const errors = tossesUntilProved('errors', 1);
  const values = tossesUntilProved('INP', shareOfWorse(1.3));
  return [
    `An error that one in 20 visitors meets is found after about ${errors * 20} of its visitors, one that all meet after ${errors}.`,
    `An INP that is 30 % higher is found after about ${values} of its visitors who tap and then leave, if they come one by one.`,
  ];
}

/** @param bias the share of comparisons that speak against the canary */
function tossesUntilProved(name: Measure, bias: number): number {
  let count = 1;
  while (winnings({ against: count * bias, for: count * (1 - bias) }) < limitOf(name)) count += 1;
  return count;
}

/** How often a value that is `factor` times as large exceeds another one by more than is tolerated, given the spread of both. */
function shareOfWorse(factor: number): number {
  const distance = Math.log(factor / TOLERANCE) / (SPREAD * Math.SQRT2);
  return 1 / (1 + Math.exp(-1.702 * distance));
}
