// Runs before the entry of a remote, in a host that lends it no federation runtime (decision 191).
import { createInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';

globalThis.__SHOP_FEDERATION__ ??= {
  createInstance,
  attachShareScopeMap,
  bundlerRuntime: {
    ...bundlerRuntime,
    init({ webpackRequire }) {
      // `path-of-files.ts` has removed the origin from this path, and the files may be on another origin than the host.
      webpackRequire.p = new URL(webpackRequire.p, document.currentScript.src).href;
      return bundlerRuntime.init({ webpackRequire });
    },
  },
};
