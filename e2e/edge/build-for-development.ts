import { createRsbuild, loadConfig } from '@rsbuild/core';

/*
 * node build-for-development.ts <package folder>: the package's own build, with the development builds of React and of
 * all shared packages, without source maps, which nobody reads. It runs in a separate process, because a bundler reads
 * the mode from its environment.
 */
const [cwd = ''] = process.argv.slice(2);
const { content } = await loadConfig({ cwd, command: 'build' });
const development = {
  mode: 'development',
  output: { ...content.output, sourceMap: false },
  dev: { assetPrefix: content.output?.assetPrefix ?? 'auto' },
} as const;
const rsbuild = await createRsbuild({ cwd, config: { ...content, ...development } });
await (await rsbuild.build()).close();
