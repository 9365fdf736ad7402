import type { RemotePages } from './server-builds.ts';

/** The files of a module, apart from its remote's entry, as absolute paths. */
export type ModuleFiles = {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** The title of a page from another build, which is only a component without `head`. */
  readonly title?: string;
};

/** A remote as a document publishes it to the browser. Paths are absolute. */
export type PublishedRemote = {
  /** Federation name. */
  name: string;
  /** Content hash of the release; `development` for a remote served from a developer's machine. */
  version: string;
  entry: string;
  /** How an entry with a federation runtime of its own is loaded. Absent in a build of `build-preset`. */
  entryType?: 'global' | 'module';
  /**
   * Path → `sha384-…`, for the entry and the modules of the first paint; empty for a remote under development. The integrity of other files
   * is in the entry.
   */
  integrity: Readonly<Record<string, string>>;
  modules: Readonly<Record<string, ModuleFiles>>;
  /** Range of contract versions that the remote works with. */
  contract: string;
};

/** The releases that a document runs on. A page never mixes releases: a newer one comes with the next document. */
export type PublishedSet = {
  /** Content hash of the shell's release. */
  shell: string;
  /** Remote id → its release. */
  remotes: Readonly<Record<string, PublishedRemote>>;
  pages: RemotePages;
  /** Names of the modules of the first paint (`catalog/shop`, `shell/home`), the page first. */
  first: readonly string[];
  /**
   * Path and query that the document shows, with only the parameters that its page reads. When the shop starts, the browser's address may be
   * another one. Absent in a document without content.
   */
  address?: string;
};
