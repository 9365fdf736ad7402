import type { EnvironmentConfig } from '@rsbuild/core';

/** One plain CommonJS file for Node, evaluated by the renderer. */
export function serverEnvironment(build: {
  entry: Record<string, string>;
  externals: Readonly<Record<string, string>>;
}): EnvironmentConfig {
  return {
    source: { entry: build.entry },
    splitChunks: false,
    output: {
      target: 'node',
      // CommonJS: a renderer evaluates the file with a `require` of its own.
      module: false,
      distPath: { root: 'dist/server' },
      filename: { js: '[name].cjs' },
      legalComments: 'none',
      minify: false,
      emitAssets: false,
      emitCss: false,
      externals: { ...build.externals },
    },
    tools: {
      rspack: {
        optimization: { runtimeChunk: false },
        output: { asyncChunks: false, library: { type: 'commonjs2' } },
      },
    },
  };
}
