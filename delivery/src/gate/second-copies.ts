/** A text that only the package's own code has, also after minification. */
const MARKS: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react/jsx-runtime': 'react.transitional.element',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom/client': '__reactContainer$',
  'react-router-dom': '__reactRouterVersion',
  '@emotion/react': '__EMOTION_TYPE_PLEASE_DO_NOT_USE__',
  '@tanstack/react-query': 'No QueryClient set, use QueryClientProvider to set one',
  zod: '~standard',
  axios: 'ERR_BAD_OPTION_VALUE',
};

/** The bundler's comment before each module of a server build. */
const BUNDLED_PACKAGE = /CONCATENATED MODULE: \S*node_modules\/(?:\.pnpm\/)?((?:@[^/@+]+[/+])?[^/@]+)/g;
/** Texts and pure functions of these folders are no state: each remote may bundle them. */
const BUNDLED_STATE =
  /MODULE: \S*shared-contracts\/src\/((?:session|events|remotes|http)\/(?!session-messages|prop-checks)\S+)/g;

/** Packages of which a page may hold one instance only, besides those of the marks. */
const SINGLETONS = new Set([
  ...Object.keys(MARKS),
  'react-router',
  'jotai',
  '@emotion+react',
  '@emotion+cache',
  '@tanstack+query-core',
  '@tanstack+react-query',
]);

/**
 * Shared packages of which a script brings its own copy. Two instances of React break every hook, two stores or two event
 * targets lose each other's state.
 */
export function secondCopies(script: string): string[] {
  const marked = Object.entries(MARKS).flatMap(([name, mark]) => (script.includes(mark) ? [name] : []));
  const packages = [...script.matchAll(BUNDLED_PACKAGE)].flatMap(([, name = '']) =>
    SINGLETONS.has(name) ? [name.replace('+', '/')] : [],
  );
  const state = [...script.matchAll(BUNDLED_STATE)].map(
    ([, file = '']) => `shared-contracts/${file.split('/')[0]}`,
  );
  return [...new Set([...marked, ...packages, ...state])];
}
