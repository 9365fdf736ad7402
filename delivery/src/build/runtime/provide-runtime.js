// In the shell: the whole runtime, and what remotes borrow of it. Plain JavaScript, because it stands in for a module of Module Federation's own.

import federation from 'federation-bundler-runtime/index.js';
import { initContainerEntry } from 'federation-bundler-runtime/initContainerEntry.js';
import { createInstance } from 'federation-runtime';

globalThis.__SHOP_FEDERATION__ = {
  createInstance,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  attachShareScopeMap: federation.attachShareScopeMap,
};

export default federation;
