/*
 * Node's permission model keeps server builds from files, child processes, worker threads and addons, but in this version of Node not from
 * the network. Therefore they must not get hold of any object that can open a connection: only the global names listed here remain, and
 * only the harmless modules of Node in `server-modules.ts` can be required (decision 079).
 */

/**
 * Node's own names that a server build may use, besides those of JavaScript itself. Web streams are left out: Node writes to objects that
 * it derives from their prototypes, so these cannot be frozen.
 */
const KEPT_OF_NODE = [
  'global',
  'Buffer',
  'URL',
  'URLSearchParams',
  'DOMException',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'CustomEvent',
  'TextEncoder',
  'TextDecoder',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'structuredClone',
  'atob',
  'btoa',
  'performance',
];

/** JavaScript's own names. `WebAssembly` is left out: its streaming functions load Node's HTTP client. */
const KEPT_OF_JAVASCRIPT =
  /^(?:Infinity|NaN|undefined|globalThis|eval|(?:de|en)codeURI(?:Component)?|escape|unescape|isFinite|isNaN|parseFloat|parseInt|JSON|Math|Intl|Atomics|Reflect|Proxy|Object|Function|Array|Number|Boolean|String|Symbol|Date|Promise|RegExp|BigInt|Iterator|DataView|WeakRef|FinalizationRegistry|(?:Weak)?(?:Map|Set)|(?:Shared)?ArrayBuffer|(?:Big)?(?:Uint|Int|Float)\d{1,2}(?:Clamped)?Array|\w*Error|(?:Async)?DisposableStack)$/;

interface Confinement {
  fetch: (address: unknown, request?: RequestInit) => Promise<object>;
  log: (line: string) => void;
}

/** Removes everything from the global scope through which a server build could reach the machine or the network. */
export function confineGlobals({ fetch, log }: Confinement): void {
  const kept = new Set(KEPT_OF_NODE);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (kept.has(name) || KEPT_OF_JAVASCRIPT.test(name)) continue;
    if (!Reflect.deleteProperty(globalThis, name))
      throw new Error(`The global name ${name} cannot be removed.`);
  }
  // Node's HTTP client stores its dispatcher here. If anything loads that client, it fails instead.
  for (const version of [1, 2]) define(Symbol.for(`undici.globalDispatcher.${version}`), undefined);
  define('process', processStandIn());
  define('console', consoleStandIn(log));
  define('fetch', fetch);
}

function define(name: PropertyKey, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: true });
}

/** The properties of `process` that libraries read. It has no `exit`, `kill`, `binding`, `dlopen`, `getBuiltinModule` or streams. */
function processStandIn(): object {
  return Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    argv: Object.freeze([]),
    platform: 'renderer',
    version: '',
    versions: Object.freeze({}),
    nextTick: (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
      queueMicrotask(() => callback(...values)),
    emitWarning: () => undefined,
    on: () => undefined,
    once: () => undefined,
  });
}

/** Node's own console refers to the process's streams, and through them to the connection to the edge server. */
function consoleStandIn(log: (line: string) => void): object {
  const write = (...values: unknown[]) => log(values.map(String).join(' '));
  const nothing = () => undefined;
  const methods = { log: write, info: write, warn: write, error: write, debug: nothing, trace: nothing };
  return Object.freeze({ ...methods, group: nothing, groupEnd: nothing, table: nothing, assert: nothing });
}
