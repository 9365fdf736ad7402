import { LOAD_TIME_LIMIT } from './module-store.ts';

/** The part of a bundler's runtime that loads chunks and evaluates modules. Each build on a page has its own. */
export type BundlerRuntime = {
  /** Loads a chunk's script, and calls `done` with the event that ends it. */
  l: (url: string, done: (event: Event) => void, ...rest: readonly unknown[]) => void;
  /** The evaluated modules by id; `error` is set on one that threw (`strictModuleErrorHandling`). */
  c: Record<string, { exports?: unknown; error?: unknown } | undefined>;
};

/**
 * A browser keeps a damaged copy of a file as well as a whole one, so only another URL fetches the file again. The integrity
 * of a file does not depend on its URL.
 * @returns a function that takes the URL of a file at each attempt, and changes it from the second one on
 */
export function createRetryUrls(): (url: string) => string {
  const attempts = new Map<string, number>();
  return (url) => {
    const attempt = attempts.get(url) ?? 0;
    attempts.set(url, attempt + 1);
    return attempt === 0 ? url : `${url}?attempt=${attempt}`;
  };
}

const runtimes: BundlerRuntime[] = [];

/** URL of each chunk that is being loaded → since when, in milliseconds of the page. */
const chunksOnTheWay = new Map<string, number>();

/** Lets Try Again load again what a build failed to load (PROM-12) or to evaluate (PROM-58). */
export function makeRetryable(runtime: BundlerRuntime): void {
  runtimes.push(runtime);
  const retryUrl = createRetryUrls();
  const load = runtime.l;
  runtime.l = (url, done, ...rest) => {
    const attempt = retryUrl(url);
    chunksOnTheWay.set(attempt, performance.now());
    const end = (event: Event) => {
      chunksOnTheWay.delete(attempt);
      done(event);
    };
    load(attempt, end, ...rest);
  };
}

/** Milliseconds. A chunk is requested after its remote's entry, so it has waited for less time than its module. */
const HANGS_AFTER = LOAD_TIME_LIMIT / 2;

/** Fails the chunks that have had no response: otherwise a retry would wait for the same request as long as the bundler does (PROM-11). */
export function giveUpHungChunks(): void {
  for (const [url, since] of chunksOnTheWay) {
    if (performance.now() - since < HANGS_AFTER) continue;
    const script = [...document.scripts].find((element) => element.getAttribute('src') === url);
    script?.dispatchEvent(new Event('error'));
  }
}

/** Modules that threw while they were evaluated are evaluated again by the next import. */
export function forgetFailedModules(): void {
  for (const { c: modules } of runtimes) {
    for (const [id, module] of Object.entries(modules)) {
      if (module?.error !== undefined) delete modules[id];
    }
  }
}
