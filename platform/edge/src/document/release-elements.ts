import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Stored } from 'releases/registry/released-set';
import { integrityOf } from 'releases/registry/store/content-hash';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import type { ShellRelease } from 'releases/registry/store/release-manifest';
import { type ModuleFiles, type PublishedSet, SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { voidElement } from './markup.ts';
import { releasePath } from './published-set.ts';

/** The largest chunk that the shell's scripts import; it gets a preload. */
const REACT_DOM = 'react-dom';
/** The shell's chunk that starts the remotes of the first paint. */
const FIRST_REMOTES = 'first-remotes';

function shellFile({ hash, release }: Stored<ShellRelease>, file: string): ReleaseFile {
  return { path: releasePath(release.id, hash, file), integrity: release.files[file] };
}

/**
 * Files of the shell that a document inlines, because a link would cost a second round trip: its style sheets, which the first paint needs,
 * and the script that records clicks, which must run before the first click. A file without a text here is linked.
 */
export interface ShellTexts {
  styles?: string | undefined;
  early?: string | undefined;
}

const RELATIVE_URL = /(url\(["']?)(\.\.?\/[^"')]+)/g;
/** Text that ends a script element, or hides its end. */
const SCRIPT_END = /<\/script|<!--/i;

/** A text is undefined if the stored file is not the released one: it is then linked, and the browser refuses it. */
export function shellTexts(registry: string, shell: Stored<ShellRelease>): ShellTexts {
  const { styles, early } = shell.release;
  const sheets = styles.map((file) => {
    // Addresses in the sheet are rewritten, because the document is at another path.
    const folder = posix.dirname(shellFile(shell, file).path);
    return releasedText(registry, shell, file)?.replace(
      RELATIVE_URL,
      (_, before, address) => before + posix.join(folder, address),
    );
  });
  const scripts = early.map((file) => releasedText(registry, shell, file));
  const script = scripts.includes(undefined) ? '' : scripts.join('\n');
  return {
    styles: sheets.includes(undefined) ? undefined : sheets.join(''),
    early: SCRIPT_END.test(script) ? undefined : script,
  };
}

function releasedText(
  registry: string,
  { hash, release }: Stored<ShellRelease>,
  file: string,
): string | undefined {
  const path = join(releaseFolder(registry, release.id, hash), 'client', file);
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.of();
  return integrityOf(bytes) === release.files[file] ? bytes.toString() : undefined;
}

/**
 * Elements for the scripts of the shell and of the page's modules, the largest last: over HTTP/1.1 a browser has six connections, and a
 * seventh file would wait for a large one. Fonts are not preloaded: browsers would wait for them before the first paint (decision 029).
 * @param texts files that the document inlines, which get no link
 */
export function releaseElements(
  shell: Stored<ShellRelease>,
  published: PublishedSet,
  texts: ShellTexts,
): string[] {
  const { styles, scripts, early, modules } = shell.release;
  const reactDom = modules[REACT_DOM]?.js ?? [];
  return [
    ...(texts.styles ? [] : styles.map((file) => stylesheet(shellFile(shell, file)))),
    ...(texts.early ? [] : early.map((file) => earlyScript(shellFile(shell, file)))),
    ...modulePreloads(shell, published),
    ...scripts.map((file) => deferredScript(shellFile(shell, file))),
    ...reactDom.map((file) => preload('script', shellFile(shell, file))),
  ];
}

/**
 * Links of a 103 response: files that every document needs first, so that the browser loads them while the page is rendered. They have no
 * integrity: browsers put these files into their HTTP cache, and check them when the document uses them.
 */
export function earlyHints({ hash, release }: Stored<ShellRelease>): string[] {
  const { id, scripts, modules } = release;
  return [...scripts, ...(modules[REACT_DOM]?.js ?? [])].map(
    (file) => `<${releasePath(id, hash, file)}>; rel=preload; as=script; crossorigin=anonymous`,
  );
}

/** Preloads for the modules of a page's first paint. There are none for a module that the set lacks. */
function modulePreloads(shell: Stored<ShellRelease>, set: PublishedSet): string[] {
  const preloads = set.first.flatMap((name) => {
    const { owner, module } = splitModuleName(name);
    if (owner === SHELL_NAME) return shellPreloads(shell, module);
    const remote = set.remotes[owner];
    const files = remote?.modules[module];
    return remote && files
      ? [...shellPreloads(shell, FIRST_REMOTES), ...remotePreloads(remote.integrity, remote.entry, files)]
      : [];
  });
  return [...new Set(preloads)];
}

function shellPreloads(shell: Stored<ShellRelease>, module: string): string[] {
  const { js = [], css = [] } = shell.release.modules[module] ?? {};
  return [
    ...js.map((file) => preload('script', shellFile(shell, file))),
    ...css.map((file) => preload('style', shellFile(shell, file))),
  ];
}

function remotePreloads(
  integrity: Readonly<Record<string, string>>,
  entry: string,
  { js, css }: ModuleFiles,
): string[] {
  const file = (path: string) => ({ path, integrity: integrity[path] });
  return [
    preload('script', file(entry)),
    ...js.map((path) => preload('script', file(path))),
    // The rendered content needs the style sheets before the chunk runs that would link them.
    ...css.map((path) => stylesheet(file(path))),
  ];
}

/*
 * A browser uses a preload only if the later request has the same URL, `crossorigin` and integrity; otherwise it loads the file twice.
 * Therefore all elements that load a file of a release are made by the functions below.
 */
const CROSSORIGIN = 'anonymous';

interface ReleaseFile {
  path: string;
  integrity: string | undefined;
}

function stylesheet({ path, integrity }: ReleaseFile): string {
  return voidElement('link', { rel: 'stylesheet', href: path, crossorigin: CROSSORIGIN, integrity });
}

/** Deferred, so that the script finds the whole document. Low priority, because the rendered page is painted without it (decision 029). */
function deferredScript({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', {
    defer: true,
    src: path,
    crossorigin: CROSSORIGIN,
    integrity,
    fetchpriority: 'low',
  })}</script>`;
}

/** A script that runs as soon as it has loaded, without blocking the parser. */
function earlyScript({ path, integrity }: ReleaseFile): string {
  return `${voidElement('script', { async: true, src: path, crossorigin: CROSSORIGIN, integrity, fetchpriority: 'high' })}</script>`;
}

/** Scripts get a low priority, as in `deferredScript`. A file without integrity belongs to a development build, and gets no preload. */
function preload(as: 'script' | 'style', { path, integrity }: ReleaseFile): string {
  if (integrity === undefined) return '';
  return voidElement('link', {
    rel: 'preload',
    as,
    href: path,
    crossorigin: CROSSORIGIN,
    integrity,
    fetchpriority: as === 'script' ? 'low' : undefined,
  });
}
