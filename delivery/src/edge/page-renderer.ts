import { join } from 'node:path';
import { releaseFolder } from '../registry/registry-folders.ts';
import type { ReleasedSet } from '../registry/released-set.ts';
import type { PageAnswer } from './page-answer.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';
import { createRestartPace, type RestartPace } from './restart-pace.ts';
import type { ShopConfiguration } from './shop-configuration.ts';
import { withinTime } from './time-limit.ts';

/** A visitor who comes while a new set is being loaded waits for it, within reason. */
const LOAD_LIMIT_MS = 3_000;

export interface RendererOptions {
  registry: string;
  providerOrigin: string;
  configuration: ShopConfiguration;
  /** Milliseconds for a page's first data. */
  dataLimit: number;
  /** Milliseconds for everything else about a page. */
  renderLimit: number;
  /** Remotes that have no server build because a developer serves them. */
  without: readonly string[];
}

/** Works on pages, each with the thread of its own set. */
export interface PageRenderer {
  /** Loads a set before its first page is asked for. */
  warm(set: ReleasedSet): Promise<void>;
  /** @throws Error when the page fails or takes longer than its limits. */
  answer(set: ReleasedSet, url: string): Promise<PageAnswer>;
  stop(): Promise<void>;
}

function nameOf({ serial, shell, remotes }: ReleasedSet): string {
  return [serial, shell.hash, ...remotes.map(({ hash }) => hash)].join();
}

export function createPageRenderer(options: RendererOptions): PageRenderer {
  let current: { name: string; thread: RenderThread; pace: RestartPace } | undefined;

  function serverFolder(id: string, hash: string): string {
    return join(releaseFolder(options.registry, id, hash), 'server');
  }

  function start(set: ReleasedSet): RenderThread {
    const remotes = set.remotes.filter(({ release }) => !options.without.includes(release.id));
    return startRenderThread({
      folders: {
        shell: serverFolder('shell', set.shell.hash),
        remotes: Object.fromEntries(
          remotes.map(({ hash, release }) => [release.id, serverFolder(release.id, hash)]),
        ),
      },
      providerOrigin: options.providerOrigin,
      configuration: options.configuration,
      timeLimit: options.dataLimit,
    });
  }

  function threadOf(set: ReleasedSet): RenderThread {
    const name = nameOf(set);
    const known = current?.name === name ? current : undefined;
    if (known && !known.thread.hasEnded()) return known.thread;
    if (known?.pace.isTooSoon()) throw new Error('The renderer ended by itself and is not back yet.');

    void current?.thread.drain();
    current = { name, thread: start(set), pace: known?.pace ?? createRestartPace() };
    current.pace.noteStart();
    return current.thread;
  }

  return {
    async warm(set) {
      await withinTime(LOAD_LIMIT_MS, threadOf(set).loaded, 'Loading the set').catch(() => undefined);
    },
    async answer(set, url) {
      const thread = threadOf(set);
      await withinTime(LOAD_LIMIT_MS, thread.loaded, 'Loading the set');
      return withinTime(options.dataLimit + options.renderLimit, thread.answer(url), 'The page');
    },
    async stop() {
      await current?.thread.drain();
    },
  };
}
