import path from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';

/** Sets the address of the files that modules import, before any of them runs. */
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
      // As in the client's build: both name the same pictures.
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
        // RELEASE_ADDRESS replaces `publicPath`. Without a value, a development build would look for its script element.
        output: { asyncChunks: false, publicPath: '/', library: { type: 'commonjs2' } },
      },
    },
  };
}
