import path from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';

/** A module that sets the address of imported files before any other module runs. */
const RELEASE_ADDRESS = path.join(import.meta.dirname, 'release-address.js');

export function serverEnvironment(build: {
  entry: Record<string, string>;
  externals: Readonly<Record<string, string>>;
  /** Specifier → file. */
  alias?: Readonly<Record<string, string>>;
}): EnvironmentConfig {
  const entry = Object.fromEntries(
    Object.entries(build.entry).map(([name, file]) => [name, [RELEASE_ADDRESS, file]]),
  );
  return {
    source: { entry },
    resolve: { alias: { axios$: 'axios/dist/browser/axios.cjs', ...build.alias } },
    splitChunks: false,
    output: {
      target: 'node',
      // CommonJS, because the renderer evaluates the file with its own `require`.
      module: false,
      distPath: { root: 'dist/server' },
      // As in the client build, so that both use the same addresses for pictures.
      filenameHash: false,
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
        node: { __dirname: false },
        // RELEASE_ADDRESS overrides `publicPath`. If it were unset, a development build would look for its script element.
        output: { asyncChunks: false, publicPath: '/', library: { type: 'commonjs2' } },
      },
    },
  };
}
