import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** What a build does with React's hot updates: nothing in production, lend the runtime for them, or borrow the shell's. */
export type HotUpdates = 'none' | 'lent' | 'borrowed';

/** React with emotion's `css` prop. An exposed module is one chunk, because splitting breaks containers. */
export function pluginShopReact(hotUpdates: HotUpdates = 'none'): RsbuildPlugin {
  const isHot = hotUpdates !== 'none';
  return pluginReact({
    swcReactOptions: { importSource: '@emotion/react', development: isHot },
    splitChunks: false,
    fastRefresh: isHot,
    reactRefreshOptions: { injectEntry: hotUpdates === 'lent' },
  });
}
