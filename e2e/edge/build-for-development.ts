import { createRsbuild, loadConfig, type RsbuildPlugin } from '@rsbuild/core';

/*
 * node build-for-development.ts <package folder>: makes the package's own build with the development builds of React and all shared
 * packages, but without source maps, which nobody reads. It runs in a separate process, because a bundler reads the mode from its
 * environment.
 */
const [cwd = ''] = process.argv.slice(2);
const { content } = await loadConfig({ cwd, command: 'build' });
const development = {
  mode: 'development',
  output: { ...content.output, sourceMap: false },
  dev: { assetPrefix: content.output?.assetPrefix ?? 'auto' },
} as const;
/** React's development build sets this property of `Error`, which the renderer's process freezes. */
const withoutStackTraceLimit: RsbuildPlugin = {
  name: 'without-stack-trace-limit',
  setup(api) {
    api.transform({ test: /react[^/\\]*[/\\]cjs[/\\].*\.development\.js$/ }, ({ code }) =>
      code.replaceAll('Error.stackTraceLimit', '({}).stackTraceLimit'),
    );
  },
};
const plugins = [...(content.plugins ?? []), withoutStackTraceLimit];
const rsbuild = await createRsbuild({ cwd, config: { ...content, ...development, plugins } });
await (await rsbuild.build()).close();
