import type { ShellRelease } from '../registry/release-manifest.ts';
import type { Stored } from '../registry/released-set.ts';
import { earlyScript, fontPreload, type ReleaseFile, script, stylesheet } from './load-element.ts';
import { releasePath } from './published-set.ts';

/** A file of the shell's release, as a document loads it. */
export function shellFile({ hash, release }: Stored<ShellRelease>, file: string): ReleaseFile {
  return { path: releasePath(release.id, hash, file), integrity: release.files[file] };
}

/** Style sheets, scripts and fonts of the shell. */
export function shellElements(shell: Stored<ShellRelease>): string[] {
  const { styles, scripts, early, fonts } = shell.release;
  return [
    ...styles.map((file) => stylesheet(shellFile(shell, file))),
    ...early.map((file) => earlyScript(shellFile(shell, file))),
    ...scripts.map((file) => script(shellFile(shell, file))),
    ...fonts.map((file) => fontPreload(shellFile(shell, file))),
  ];
}
