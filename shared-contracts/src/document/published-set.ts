import type { RemotePages } from './server-builds.ts';

/** The files of a module beside its remote's entry, as absolute paths. */
export type ModuleFiles = {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** The title of a page that is only a component, which has no `head`. */
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
   * Path → `sha384-…`, for the entry and the files of the modules of the first paint; empty for a remote under development. Other files
   * have theirs in the entry.
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
   * Path and query that the document shows, with the parameters that its page reads. The browser's address may be another one when the
   * shop starts. Absent in a document without content.
   */
  address?: string;
};
