import type { RemoteRelease } from '../../registry/store/release-manifest.ts';

/**
 * The server build of an adapted remote, which is rendered in browsers only: the shell skips modules with `isOfTheBrowser`, so that a
 * document has a skeleton in their place. The text follows from `release.json`, and the gate accepts no other text.
 */
export function browserBuild(modules: RemoteRelease['modules']): string {
  const lines = Object.entries(modules).map(([name, { kind, title = '' }]) => {
    const offered =
      kind === 'page'
        ? `{ Page: nothing, head: () => (${JSON.stringify({ title })}), prefetch: () => [], parameters: {}, isOfTheBrowser: true }`
        : 'Object.assign(() => null, { isOfTheBrowser: true })';
    return `  ${JSON.stringify(name)}: ${offered},\n`;
  });
  return `const nothing = () => null;\nmodule.exports.modules = {\n${lines.join('')}};\n`;
}
