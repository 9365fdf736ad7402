import { join } from 'node:path';
import { releaseFolder } from '../../registry/registry-folders.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';
import type { DocumentSettings } from '../document/page-document.ts';
import type { PageFaults } from '../pages/page-faults.ts';
import { createPageStore } from '../pages/page-store.ts';
import type { VisitorLimit } from '../policy/visitor-limit.ts';
import { type RenderLimits, startPageRenderer } from '../renderer/page-renderer.ts';
import type { ServerBuildFolders } from '../renderer/server-builds.ts';
import type { ServedSet } from './live-pages.ts';

interface OpenSetOptions {
  registry: string;
  providerOrigin: string;
  settings: DocumentSettings;
  limits: RenderLimits;
  visitorLimit: VisitorLimit;
  /** Whether documents are cached. */
  isCached: boolean;
  faults: PageFaults;
}

/** Returns a function that starts to serve a set, with its own renderer and page store. */
export function setOpener(options: OpenSetOptions): (set: ReleasedSet) => ServedSet {
  const { registry, providerOrigin, settings, limits, visitorLimit, isCached, faults } = options;
  const { configuration, devRemotes } = settings;
  return (set) => {
    const folders = serverFolders(registry, set, devRemotes);
    const worker = { folders, providerOrigin, configuration, timeLimit: limits.dataLimit };
    const renderer = startPageRenderer(worker, limits);
    const pages = createPageStore({ set, renderer, settings, visitorLimit, isCached, faults });
    return { set, renderer, pages };
  };
}

/** A remote on a development server has no server build. */
function serverFolders(registry: string, set: ReleasedSet, devRemotes: object): ServerBuildFolders {
  const folder = (id: string, hash: string) => join(releaseFolder(registry, id, hash), 'server');
  const remotes = set.remotes.filter(({ release }) => !Object.hasOwn(devRemotes, release.id));
  return {
    shell: folder('shell', set.shell.hash),
    remotes: Object.fromEntries(remotes.map(({ hash, release }) => [release.id, folder(release.id, hash)])),
  };
}
