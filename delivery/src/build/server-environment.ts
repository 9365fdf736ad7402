import type { EnvironmentConfig } from '@rsbuild/core';

/** Builds one CommonJS file for Node, which the renderer evaluates. */
export function serverEnvironment(build: {
  entry: Record<string, string>;
  externals: Readonly<Record<string, string>>;
}): EnvironmentConfig {
  return {
    source: { entry: build.entry },
    splitChunks: false,
    output: {
      target: 'node',
      // CommonJS, because the renderer evaluates the file with its own `require`.
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
