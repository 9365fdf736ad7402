/** Classes of requests. The leftmost is refused first. */
export type Importance = 'list' | 'product' | 'customer' | 'payment';

interface Limit {
  /** The milliseconds of the processor that an overloaded server may spend in a turn before this request. */
  wait: number;
  /** The most requests under way at a time. */
  underWay: number;
}

const LIMITS: Record<Importance, Limit> = {
  list: { wait: 15, underWay: 300 },
  product: { wait: 100, underWay: 200 },
  customer: { wait: 500, underWay: 200 },
  payment: { wait: Number.POSITIVE_INFINITY, underWay: 2_000 },
};

/** The first match counts. A path without a match is a product's. */
const PATHS: readonly (readonly [RegExp, Importance])[] = [
  [
    /^\/api\/product\/(search|byfilters|facets|suggest)|^\/(api\/(util|shortlist)|images|sitemap|reference)/,
    'list',
  ],
  [/^\/api\/(cart|address|order\/(myorders|details|paper))|^\/pincode/, 'customer'],
  [/^\/api\/(customer|order|sample)|^\/(pay|ops|dev|openapi)/, 'payment'],
];

/** Load balancers request these paths: a full server must not be taken for dead. */
const PROBE = /^\/health\//;

/** In milliseconds of the processor. A shorter turn of the event loop lets no request wait long. */
const SHORT_TURN = 40;
/** On a server that is not overloaded, a request may wait this many times as long. */
const PATIENCE = 60;
/**
 * Milliseconds of the processor without a short turn after which a server is overloaded: the calls of one page come together, and are no
 * overload. By the clock, one long turn on a busy machine would be.
 */
const OVERLOADED_AFTER = 800;
/** Milliseconds without a long turn after which the overload is over. Refused requests make some turns short. */
const HEALED_AFTER = 300;
/** Milliseconds. */
const LOG_INTERVAL = 5_000;
/** The response to a refused request, a 503: its sentence, and the seconds of its `Retry-After`. */
export const OVERLOAD = {
  message: 'The shop is very busy right now. Please try again in a moment.',
  retryAfter: 2,
} as const;

const NONE: Readonly<Record<Importance, number>> = { list: 0, product: 0, customer: 0, payment: 0 };

/** Requests under way, and those refused since the start. */
export interface OverloadState {
  underWay: Record<Importance, number>;
  refused: Record<Importance, number>;
}

/**
 * Tells a server of Node which requests to refuse while its event loop cannot keep up, so that the others wait less:
 * the less important ones first. It measures turns of the loop: a mean over time shows a flood only after the flood has
 * been let in.
 */
export class Overload {
  readonly #logging: NodeJS.Timeout;
  readonly #underWay = { ...NONE };
  readonly #refused = { ...NONE };
  #logged = 0;
  /** The processor's time when the current turn of the loop began; undefined while no request comes, so that the loop may sleep. */
  #turnBegan: number | undefined;
  #isAsked = false;
  /** The processor's time. */
  #lastShortTurn = 0;
  #lastLongTurn = 0;
  #isOverloaded = false;

  /**
   * @param log is called after each interval in which requests were refused
   * @param interval milliseconds
   */
  constructor(log: (state: OverloadState) => void, interval = LOG_INTERVAL) {
    this.#logging = setInterval(() => this.#log(log), interval).unref();
  }

  state(): OverloadState {
    return { underWay: { ...this.#underWay }, refused: { ...this.#refused } };
  }

  close(): void {
    clearInterval(this.#logging);
  }

  /**
   * Decides on a request. Call it before all other work on it.
   * @returns a function to call when the request has ended; undefined when it is to be refused with `OVERLOAD`
   */
  enter(path: string): (() => void) | undefined {
    if (PROBE.test(path)) return () => undefined;
    const importance = importanceOf(path);
    const { wait, underWay } = LIMITS[importance];
    const waited = this.#waited();
    if (waited > (this.#isOverloaded ? wait : wait * PATIENCE) || this.#underWay[importance] >= underWay) {
      this.#refused[importance] += 1;
      return undefined;
    }
    this.#underWay[importance] += 1;
    return () => {
      this.#underWay[importance] -= 1;
    };
  }

  /** Milliseconds of the processor since this turn began, for which a request has waited. */
  #waited(): number {
    this.#isAsked = true;
    if (this.#turnBegan === undefined) {
      // The loop slept, or had little to do.
      this.#turnBegan = processorTime();
      this.#lastShortTurn = this.#turnBegan;
      setImmediate(this.#endTurn);
    }
    return processorTime() - this.#turnBegan;
  }

  /** Runs after all that has arrived was read. The next turn is measured, too, because responses of others may fill it. */
  readonly #endTurn = () => {
    const now = performance.now();
    const spent = processorTime();
    const isShort = spent - (this.#turnBegan ?? spent) < SHORT_TURN;
    if (isShort) this.#lastShortTurn = spent;
    else this.#lastLongTurn = now;
    this.#isOverloaded = this.#isOverloaded
      ? now - this.#lastLongTurn < HEALED_AFTER
      : spent - this.#lastShortTurn > OVERLOADED_AFTER;
    const isNextMeasured = this.#isAsked || !isShort;
    this.#isAsked = false;
    this.#turnBegan = isNextMeasured ? spent : undefined;
    if (isNextMeasured) setImmediate(this.#endTurn);
  };

  #log(log: (state: OverloadState) => void): void {
    const refused = Object.values(this.#refused).reduce((sum, count) => sum + count, 0);
    if (refused > this.#logged) log(this.state());
    this.#logged = refused;
  }
}

/** Milliseconds of the processor that this thread has used: what others on a busy machine use is no work of this server. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The class of a path of the API, of a picture or of another document of the provider. */
export function importanceOf(path: string): Importance {
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'product';
}
