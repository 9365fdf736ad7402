/** The first versions with `Promise.withResolvers`, the newest function that the shop calls. Scripts keep all syntax that these understand. */
export const SUPPORTED_BROWSERS = ['chrome >= 119', 'firefox >= 121', 'safari >= 17.4'];

const PRESENT = {
  object: ['window', 'document', 'window.document', 'performance'],
  function: [
    'window.document.createElement',
    'HTMLElement',
    'AbortController',
    'MessageChannel',
    'Object.is',
    'Promise',
    'WeakMap',
    'WeakSet',
    'clearTimeout',
    'queueMicrotask',
    'reportError',
    'requestAnimationFrame',
    'setTimeout',
    'performance.now',
  ],
  undefined: ['setImmediate'],
};

/** Results of tests such as `typeof reportError` in these browsers, so that packages do not bundle a substitute. */
export const BROWSER_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PRESENT).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  ),
);
