import type { RemoteRelease } from '../../registry/store/release-manifest.ts';

/**
 * The server build of an adapted remote, which is rendered in the browser alone: the shell leaves out what has `isOfTheBrowser`, so that
 * documents have a skeleton in its place. It follows from `release.json`, and the gate accepts no other.
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
