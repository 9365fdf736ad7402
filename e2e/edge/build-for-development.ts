import { createRsbuild, loadConfig } from '@rsbuild/core';

/*
 * node build-for-development.ts <package folder>: the package's own build, with the development builds of React and of
 * all that it shares. A process of its own, because a bundler takes the mode out of its environment.
 */
const [cwd = ''] = process.argv.slice(2);
const { content } = await loadConfig({ cwd, command: 'build' });
const development = {
  mode: 'development',
  dev: { assetPrefix: content.output?.assetPrefix ?? 'auto' },
} as const;
const rsbuild = await createRsbuild({ cwd, config: { ...content, ...development } });
await (await rsbuild.build()).close();
