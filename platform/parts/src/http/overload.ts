/** Classes of requests. The leftmost is refused first. */
export type Importance = 'list' | 'product' | 'customer' | 'payment';

interface Limit {
  /** CPU milliseconds in the current turn after which an overloaded server refuses this class. */
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

/** The first match counts. A path without a match belongs to `product`. */
const PATHS: readonly (readonly [RegExp, Importance])[] = [
  [
    /^\/api\/product\/(search|byfilters|facets|suggest)|^\/(api\/(util|shortlist)|images|sitemap|reference)/,
    'list',
  ],
  [/^\/api\/(cart|address|order\/(myorders|details|paper))|^\/pincode/, 'customer'],
  [/^\/api\/(customer|order|sample)|^\/(pay|ops|dev|openapi)/, 'payment'],
];

/** Never refused: load balancers request these paths, and would take a busy server for dead. */
const PROBE = /^\/health\//;

/** In CPU milliseconds. A turn of the event loop that is shorter delays no request for long. */
const SHORT_TURN = 40;
/** Factor by which a request may wait longer on a server that is not overloaded. */
const PATIENCE = 60;
/**
 * CPU milliseconds without a short turn after which a server is overloaded. The calls of one page arrive together, and are no overload.
 * By wall-clock time, a single long turn on a busy machine would count as one.
 */
const OVERLOADED_AFTER = 800;
/** Milliseconds without a long turn after which the overload is over. Short turns prove nothing: refusing requests makes them short. */
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
 * Decides which requests a Node server refuses while its event loop cannot keep up, the less important ones first, so that the
 * others wait less. It measures each turn of the loop, because a mean over time would show a flood only after it has been
 * admitted.
 */
export class Overload {
  readonly #logging: NodeJS.Timeout;
  readonly #underWay = { ...NONE };
  readonly #refused = { ...NONE };
  #logged = 0;
  /** CPU time at the start of the current turn; undefined while no request arrives, so that the loop may sleep. */
  #turnBegan: number | undefined;
  #isAsked = false;
  /** In CPU time. */
  #lastShortTurn = 0;
  #lastLongTurn = 0;
  #isOverloaded = false;

  /**
   * @param log called after each interval in which requests were refused
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
   * @returns a function to call when the request has ended; undefined if the request must be refused with `OVERLOAD`
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

  /** CPU milliseconds since this turn began, which the request has waited for. */
  #waited(): number {
    this.#isAsked = true;
    if (this.#turnBegan === undefined) {
      // A new turn: the loop was asleep, or had little to do.
      this.#turnBegan = processorTime();
      this.#lastShortTurn = this.#turnBegan;
      setImmediate(this.#endTurn);
    }
    return processorTime() - this.#turnBegan;
  }

  /** Runs after all arrived requests were read. The next turn is measured, too, because responses to this process may fill it. */
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

/** CPU milliseconds of this thread. On a busy machine, the time of other processes does not count as this server's work. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The class of a path: of an API call, a picture, or another document of the provider. */
export function importanceOf(path: string): Importance {
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'product';
}
