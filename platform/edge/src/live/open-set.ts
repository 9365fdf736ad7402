import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { needsPreviousContract } from 'releases/registry/checks/release-gates';
import type { ReleasedSet, Stored } from 'releases/registry/released-set';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import type { Release } from 'releases/registry/store/release-manifest';
import { remotePages, warmUrlsOfSet } from 'releases/registry/store/set-pages';
import type { DocumentSettings } from '../document/page-document.ts';
import { shellTexts } from '../document/release-elements.ts';
import type { ServerBuildFiles, ServerFile } from '../isolated/messages.ts';
import type { NoteDocument } from '../pages/document-outcome.ts';
import type { PageFaults } from '../pages/page-faults.ts';
import { PageStore } from '../pages/page-store.ts';
import type { VisitorLimit } from '../policy/visitors.ts';
import type { NoteCall } from '../proxy/call-outcome.ts';
import { PageRenderer, type Renderer, type RenderLimits } from '../renderer/page-renderer.ts';
import { callAttributes } from '../traced-set.ts';
import type { ServedSet } from './live-pages.ts';

interface OpenSetOptions {
  registry: string;
  providerOrigin: string;
  settings: DocumentSettings;
  limits: RenderLimits;
  visitorLimit: VisitorLimit;
  isCached: boolean;
  faults: PageFaults;
  noteDocument?: NoteDocument | undefined;
  noteCall?: NoteCall | undefined;
}

/** Starts to serve a set, with its own page store, and its own renderer unless it is given one. */
type OpenSet = (set: ReleasedSet, renderer?: Renderer, files?: ServerBuildFiles) => ServedSet;

/** @returns a function that reads the server builds from the registry, unless their files are passed to it */
export function setOpener(options: OpenSetOptions): OpenSet {
  const { registry, providerOrigin, settings, limits, visitorLimit, isCached, faults } = options;
  const { configuration } = settings;
  return (set, running, files = serverBuilds(registry, set)) => {
    const renderer =
      running ??
      new PageRenderer(
        files,
        { providerOrigin, configuration, timeLimit: limits.dataLimit, pages: remotePages(set) },
        limits,
        {
          noteCall: options.noteCall,
          attributesOf: (path, otherwise) => callAttributes(set, path, otherwise),
        },
      );
    const own = { settings, texts: shellTexts(registry, set.shell) };
    const pages = new PageStore({
      ...own,
      set,
      renderer,
      visitorLimit,
      isCached,
      keepsVisited: true,
      faults,
      noteDocument: options.noteDocument,
    });
    return { set, renderer, pages };
  };
}

function serverBuilds(registry: string, { shell, remotes }: ReleasedSet): ServerBuildFiles {
  return {
    shell: storedFiles(registry, shell),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.release.id, storedFiles(registry, remote)])),
    warmUrls: warmUrlsOfSet({ shell, remotes }),
    previous: remotes
      .filter(({ release }) => needsPreviousContract(shell.release, release))
      .map(({ release }) => release.id),
  };
}

function storedFiles(registry: string, { hash, release: { id, serverFiles: listed } }: Stored<Release>) {
  return serverFiles(releaseFolder(registry, id, hash), id, listed);
}

/**
 * The files of a server build, the entry first. Links in their paths are resolved, because the renderer may read exactly these paths.
 * @param build folder with `server/`
 * @param integrities by file name
 */
export function serverFiles(
  build: string,
  id: string,
  integrities: Readonly<Record<string, string>> = {},
): ServerFile[] {
  const folder = join(build, 'server');
  const entry = id === 'shell' ? 'shell.cjs' : 'remote.cjs';
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.cjs')) : [];
  const others = present.filter((name) => name !== entry).sort();
  const root = existsSync(folder) ? realpathSync(folder) : folder;
  return [entry, ...others].map((name) => ({
    path: join(root, name),
    integrity: integrities[name],
  }));
}
