import type { RsbuildPlugin } from '@rsbuild/core';

/** The file of the router's production build that has the components and hooks. */
const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/**
 * React Router has its three modes in one file. The shop uses the declarative mode only, so its components are never below a data router.
 * These edits state that in the code, and the minifier drops the other two modes: 12 → 6 KB on every page (decision 004).
 */
const EDITS: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\w{1,60}\.(?:displayName|contextType) = .{1,200}$/gm, ''],
  [/= (React\d{0,2}\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1'],
  [/= (new (?:Set|URL|WeakMap)\(|Symbol\(|Object\.getOwn)/g, '= /*#__PURE__*/ $1'],
  [/React\d{0,2}\.useContext\((?:DataRouter|DataRouterState|RSCRouter)Context\)/g, 'null'],
  [/React\d{0,2}\[USE_OPTIMISTIC\]/g, 'undefined'],
  [/let \{ isDataRoute \} = .{1,200}$/gm, 'const isDataRoute = false;'],
  [/let dataRouterState = dataRouterOpts\?\.state/g, 'let dataRouterState = null'],
  [/let matches = dataRouterOpts && /g, 'let matches = false && '],
  // `<Link prefetch>` and `discover` are of the framework mode.
  [
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]{0,80}\)/g,
    'const shouldPrefetch = false, prefetchHandlers = {}',
  ],
  [/mergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
  [/"data-discover": .{1,200}$/gm, ''],
  // Warnings for developers: the builds and tests in which they help use the unedited router.
  [/^function warning\(cond, message\) \{$/gm, '$&\n  return;'],
];

export const pluginDeclarativeRouter: RsbuildPlugin = {
  name: 'declarative-router',
  setup: (api) =>
    api.transform({ test: ROUTER }, ({ code }) =>
      code.includes('function useRoutesImpl(') ? declarativeRouter(code) : code,
    ),
};

/** @throws if the router's source is not the one that these edits were written for */
export function declarativeRouter(source: string): string {
  return EDITS.reduce((code, [from, to]) => {
    if (code.search(from) < 0) throw new Error(`The router has no ${from} any more.`);
    return code.replaceAll(from, to);
  }, source);
}
