// In a remote: the shell's runtime, with an instance of the remote's own. About 3 KB on the wire in place of 16.
const lent = globalThis.__SHOP_FEDERATION__;
let instance;

export default {
  runtime: {
    init(options) {
      instance ??= lent.createInstance({ ...options, id: FEDERATION_BUILD_IDENTIFIER });
      return instance;
    },
  },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  attachShareScopeMap: lent.attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
