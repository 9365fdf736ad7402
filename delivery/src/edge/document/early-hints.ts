import type { ShellRelease } from '../../registry/release-manifest.ts';
import type { Stored } from '../../registry/released-set.ts';
import { releasePath } from './published-set.ts';
import { REACT_DOM } from './release-elements.ts';

/**
 * Links of a 103 response: what every document needs first, so that the browser loads it while the page is rendered. They
 * have no integrity: browsers put these files into their HTTP cache, and check them when the document uses them.
 */
export function earlyHints({ hash, release }: Stored<ShellRelease>): string[] {
  const { id, styles, early, scripts, modules } = release;
  const link = (as: 'script' | 'style') => (file: string) =>
    `<${releasePath(id, hash, file)}>; rel=preload; as=${as}; crossorigin=anonymous`;
  return [
    ...styles.map(link('style')),
    ...[...early, ...scripts, ...(modules[REACT_DOM]?.js ?? [])].map(link('script')),
  ];
}
