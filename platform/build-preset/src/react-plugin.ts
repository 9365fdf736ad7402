import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * React with emotion's `css` prop. An exposed module is one chunk, because splitting breaks containers. A remote under
 * development runs in the shell's production React, so its JSX is compiled for production too.
 */
export function pluginShopReact(): RsbuildPlugin {
  return pluginReact({
    swcReactOptions: { importSource: '@emotion/react', development: false },
    splitChunks: false,
    fastRefresh: false,
  });
}
