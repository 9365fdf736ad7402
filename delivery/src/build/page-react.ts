import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** React with emotion's `css` prop. One chunk for an expose, none for React alone: splitting breaks containers. */
export function pluginShopReact(): RsbuildPlugin {
  return pluginReact({
    swcReactOptions: { importSource: '@emotion/react' },
    splitChunks: false,
    fastRefresh: false,
  });
}
