import { proxy } from 'hono/proxy';
import type { ReleasedSet } from 'releases/registry/released-set';
import { isRemote, isShell, type Release, readRelease } from 'releases/registry/store/release-manifest';
import { z } from 'zod';
import { logEvent } from '../event-log.ts';
import type { ServerBuildFiles } from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';
import type { ServedSet } from './live-pages.ts';
import { serverFiles } from './open-set.ts';

/** Takes the place of a content hash in addresses. */
const DEVELOPMENT = 'development';

/** Release id → its folder, with `release.json` and `server/`, and the hash of its server build, if it has one. */
const developmentBuilds = z.record(
  z.string(),
  z.object({ folder: z.string(), serverBuild: z.string().optional() }),
);

type DevelopmentBuilds = z.infer<typeof developmentBuilds>;

/**
 * The development builds of a checkout, in place of what is live. Remotes without a server build are rendered in the browser.
 */
export class DevelopmentPages {
  readonly #server: string;
  readonly #open: (set: ReleasedSet, files: ServerBuildFiles) => ServedSet;
  #builds: string | undefined;
  #current: ServedSet | undefined;
  #updated: Promise<void>;
  /** Resolves when the first builds are warm, or when there are none. */
  readonly begun: Promise<void>;

  /**
   * @param server the address of the development server
   * @param open starts to serve a set
   */
  constructor(server: string, open: (set: ReleasedSet, files: ServerBuildFiles) => ServedSet) {
    this.#server = server;
    this.#open = open;
    this.begun = this.#update();
    this.#updated = this.begun;
  }

  /** The builds that the latest document used; undefined as long as the shell has never compiled. */
  current(): ServedSet | undefined {
    return this.#current;
  }

  /** Must be awaited before each document, so that it is rendered from the saved sources. */
  update(): Promise<void> {
    this.#updated = this.#updated.then(() => this.#update());
    return this.#updated;
  }

  /** A file of the builds, as soon as it is compiled. */
  file(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return proxy(new URL(pathname + search, this.#server), request);
  }

  async stop(): Promise<void> {
    await this.#updated;
    await this.#current?.renderer.stop();
  }

  /** If the sources do not compile, the terminal says so, and the previous builds stay. */
  async #update(): Promise<void> {
    try {
      const response = await fetch(new URL('/builds', this.#server));
      const text = await response.text();
      if (text === this.#builds) return;
      const builds = developmentBuilds.parse(JSON.parse(text));
      if (!builds['shell']?.serverBuild) return;
      const opened = this.#open(await setOf(builds), filesOf(builds));
      await opened.renderer.tried;
      await this.#current?.renderer.stop();
      this.#current = opened;
      this.#builds = text;
    } catch (error) {
      logEvent('live-set-unreadable', { reason: reasonOf(error) });
    }
  }
}

async function setOf(builds: DevelopmentBuilds): Promise<ReleasedSet> {
  const releases = await Promise.all(Object.values(builds).map(({ folder }) => describedBuild(folder)));
  const [shell] = releases.filter(isShell);
  if (!shell) throw new Error('The development server has no shell.');
  return {
    serial: 0,
    shell: { hash: DEVELOPMENT, release: shell },
    remotes: releases.filter(isRemote).map((release) => ({ hash: DEVELOPMENT, release })),
  };
}

/** The files of a development build have no integrity, because their bytes change with each edit. */
async function describedBuild(folder: string): Promise<Release> {
  return { ...(await readRelease(folder)), files: {} };
}

function filesOf(builds: DevelopmentBuilds): ServerBuildFiles {
  const { shell, ...remotes } = Object.fromEntries(
    Object.entries(builds).flatMap(([id, { folder, serverBuild }]) =>
      serverBuild ? [[id, serverFiles(folder, id)] as const] : [],
    ),
  );
  return { shell: shell ?? [], remotes };
}
