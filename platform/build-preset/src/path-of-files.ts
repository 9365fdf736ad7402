import type { Rspack } from '@rsbuild/core';

const NAME = 'path-of-files';

/**
 * Makes the addresses of imported files paths, as in the server build. Rspack's automatic public path has an origin, which the
 * renderer does not know, so that hydration would find other addresses than it renders.
 */
export const pathOfFiles: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const source = module.source?.source.toString();
        if (!module.source || !source?.includes('Automatic publicPath')) return;
        module.source.source = Buffer.from(
          `${source}\n__webpack_require__.p = new URL(__webpack_require__.p, location.href).pathname;\n`,
        );
      });
    });
  },
};
