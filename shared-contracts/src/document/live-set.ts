/** Where the edge server says which releases are live: a `LiveSet` as JSON. */
export const LIVE_SET_PATH = '/releases/live';

/** The releases that a new document would run on. */
export type LiveSet = {
  /** `shell` and the ids of the remotes → content hash. */
  live: Readonly<Record<string, string>>;
  /** Releases that were rolled back, as `<id>/<content hash>`. */
  withdrawn: readonly string[];
};
