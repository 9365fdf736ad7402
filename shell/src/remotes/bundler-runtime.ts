/** The part of a bundler's runtime that loads chunks and evaluates modules. Each build on a page has its own. */
export type BundlerRuntime = {
  /** Loads a chunk's script. */
  l: (url: string, ...rest: readonly unknown[]) => void;
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

/** Lets Try Again load again what a build failed to load (PROM-12) or to evaluate (PROM-58). */
export function makeRetryable(runtime: BundlerRuntime): void {
  runtimes.push(runtime);
  const retryUrl = createRetryUrls();
  const load = runtime.l;
  runtime.l = (url, ...rest) => load(retryUrl(url), ...rest);
}

/** Modules that threw while they were evaluated are evaluated again by the next import. */
export function forgetFailedModules(): void {
  for (const { c: modules } of runtimes) {
    for (const [id, module] of Object.entries(modules)) {
      if (module?.error !== undefined) delete modules[id];
    }
  }
}
