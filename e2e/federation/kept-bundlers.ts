type RemoteBundler = {
  m: Record<string, ((module: { exports?: unknown }) => void) | undefined>;
  federation: { initOptions: { name: string } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
};

type Borrowed = { bundlerRuntime: { init: (options: { webpackRequire: RemoteBundler }) => unknown } };

declare global {
  interface Window {
    bundlers: RemoteBundler[];
  }
}

/** Runs in the page before its scripts: stores the bundler runtime of each remote whose entry runs there in `window.bundlers`. */
export function keepBundlers(): void {
  window.bundlers = [];
  let lent: Borrowed | undefined;
  Object.defineProperty(window, '__SHOP_FEDERATION__', {
    get: () => lent,
    set: ({ bundlerRuntime, ...others }: Borrowed) => {
      const init: Borrowed['bundlerRuntime']['init'] = (options) => {
        window.bundlers.push(options.webpackRequire);
        return bundlerRuntime.init(options);
      };
      lent = { ...others, bundlerRuntime: { ...bundlerRuntime, init } };
    },
  });
}
