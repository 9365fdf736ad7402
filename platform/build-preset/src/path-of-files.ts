import type { Rspack } from '@rsbuild/core';

const NAME = 'path-of-files';

/**
 * Gives imported files addresses that are paths, as in the server build. Rspack's automatic public path includes an origin, which the
 * renderer does not know: hydration would find other addresses than were rendered.
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
