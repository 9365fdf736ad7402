import type { ShellRelease } from '../registry/release-manifest.ts';
import type { Stored } from '../registry/released-set.ts';
import { voidElement } from './markup.ts';
import { type PublishedRemote, type PublishedSet, releasePath } from './published-set.ts';

/*
 * A preload is used only when the later request has the same address, `crossorigin` and integrity; otherwise the
 * file is fetched twice. So all of them come from here, and the remotes' from the set that the browser loads by.
 */
const CROSSORIGIN = 'anonymous';

/** Fonts, style sheets and scripts of the shell. Scripts are deferred: they find the whole document. */
export function shellElements({ hash, release }: Stored<ShellRelease>): string[] {
  const at = (file: string) => releasePath(release.id, hash, file);
  const integrityOf = (file: string) => release.files[file];
  return [
    ...release.styles.map((file) =>
      voidElement('link', {
        rel: 'stylesheet',
        href: at(file),
        crossorigin: CROSSORIGIN,
        integrity: integrityOf(file),
      }),
    ),
    ...release.scripts.map(
      (file) =>
        `${voidElement('script', {
          defer: true,
          src: at(file),
          crossorigin: CROSSORIGIN,
          integrity: integrityOf(file),
        })}</script>`,
    ),
    ...release.fonts.map((file) =>
      voidElement('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: at(file), crossorigin: CROSSORIGIN }),
    ),
  ];
}

function preload(remote: PublishedRemote, as: 'script' | 'style', href: string): string {
  return voidElement('link', {
    rel: 'preload',
    as,
    href,
    crossorigin: CROSSORIGIN,
    integrity: remote.integrity[href],
  });
}

function modulePreloads(set: PublishedSet, module: string): string[] {
  const [id = '', ...name] = module.split('/');
  const remote = set.remotes[id];
  const files = remote?.modules[name.join('/')];
  if (!remote || !files) return [];
  return [
    preload(remote, 'script', remote.entry),
    ...files.js.map((file) => preload(remote, 'script', file)),
    ...files.css.map((file) => preload(remote, 'style', file)),
  ];
}

/** Preloads for the federated modules that a page needs; a module that the set does not hold has none. */
export function remoteElements(set: PublishedSet, modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((module) => modulePreloads(set, module)))];
}
