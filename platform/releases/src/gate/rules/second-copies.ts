/** Texts that occur only in a package's own code, even after minification. */
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

/** This module creates elements and has no state. An ordinary build of JSX bundles it into each remote. */
const STATELESS = 'react/jsx-runtime';

/** Another text that only a real copy contains. The list of its exports, with which Vite requests the page's copy, has the mark alone. */
const OWN_CODE: Readonly<Record<string, string>> = {
  react: 'react.transitional.element',
  'react-dom': 'react.portal',
};

/** The bundler's comment before each module of a server build. */
const BUNDLED = /CONCATENATED MODULE: (\S+)/g;
const BUNDLED_OR_LISTED = /MODULE: (\S+)/g;
const PACKAGE = /^(?:@[^/@+]+[/+])?[^/@]+/;
const STATE = /^(session|events|remotes|http|stored)\//;
/** The texts and pure functions in these folders have no state, so each remote may bundle them. */
const NO_STATE = /^\w+\/(?:session-messages|prop-checks)/;

/** Packages of which a page may have only one instance. */
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
 * Shared packages of which a script contains its own copy. Two instances of React break every hook; two stores or event targets do not
 * share their state.
 * @param isAdapted whether another build than `build-preset` made the script
 */
export function secondCopies(script: string, isAdapted = false): string[] {
  const marked = Object.entries(MARKS).flatMap(([name, mark]) => {
    const isHarmless = isAdapted && (name === STATELESS || !script.includes(OWN_CODE[name] ?? ''));
    return script.includes(mark) && !isHarmless ? [name] : [];
  });
  const packages = pathsBelow('node_modules/', script, BUNDLED).flatMap((path) => {
    const [name = ''] = PACKAGE.exec(path.replace(/^\.pnpm\//, '')) ?? [];
    return SINGLETONS.has(name) ? [name.replace('+', '/')] : [];
  });
  const state = pathsBelow('shared-contracts/src/', script, BUNDLED_OR_LISTED).flatMap((path) => {
    const [, folder] = STATE.exec(path) ?? [];
    return folder && !NO_STATE.test(path) ? [`shared-contracts/${folder}`] : [];
  });
  return [...new Set([...marked, ...packages, ...state])];
}

function pathsBelow(folder: string, script: string, comments: RegExp): string[] {
  return [...script.matchAll(comments)].flatMap(([, path = '']) => {
    const at = path.lastIndexOf(folder);
    return at < 0 ? [] : [path.slice(at + folder.length)];
  });
}
