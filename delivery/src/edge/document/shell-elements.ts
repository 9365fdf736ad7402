import type { ShellRelease } from '../../registry/release-manifest.ts';
import type { Stored } from '../../registry/released-set.ts';
import { earlyScript, fontPreload, preload, type ReleaseFile, script, stylesheet } from './load-element.ts';
import { releasePath } from './published-set.ts';

/** A file of the shell's release, as a document loads it. */
export function shellFile({ hash, release }: Stored<ShellRelease>, file: string): ReleaseFile {
  return { path: releasePath(release.id, hash, file), integrity: release.files[file] };
}

/** The chunk that the shell's scripts ask for as soon as they run: the largest. */
const REACT_DOM = 'react-dom';

/** Style sheets, scripts and fonts of the shell. */
export function shellElements(shell: Stored<ShellRelease>): string[] {
  const { styles, scripts, early, fonts, modules } = shell.release;
  const reactDom = modules[REACT_DOM]?.js ?? [];
  return [
    ...styles.map((file) => stylesheet(shellFile(shell, file))),
    ...early.map((file) => earlyScript(shellFile(shell, file))),
    ...reactDom.map((file) => preload('script', shellFile(shell, file))),
    ...scripts.map((file) => script(shellFile(shell, file))),
    ...fonts.map((file) => fontPreload(shellFile(shell, file))),
  ];
}
