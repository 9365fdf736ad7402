import type { RsbuildPlugin } from '@rsbuild/core';

type Part = {
  /** Path of its file below `node_modules`. */
  file: string;
  code: RegExp;
  /** The line with which the part ends, if `code` matches only its first line. */
  until?: string;
};

/** Parts of packages that the shop never uses, and that a minifier cannot recognise as unused (decision 004). */
export const UNUSED_PARTS: Readonly<Record<string, Part>> = {
  // The style caches have no plugins (decision 033).
  'vendor prefixes': {
    file: '@emotion/cache/dist/emotion-cache.browser.esm.js',
    code: /(?<=defaultStylisPlugins = \[)prefixer/g,
  },
  'infinite queries': {
    file: '@tanstack/query-core/build/modern/query.js',
    code: /this\.#queryType === "infinite" \? infiniteQueryBehavior\([\w.]{1,60}\) :/g,
  },
  'suspending queries': {
    file: '@tanstack/react-query/build/modern/useBaseQuery.js',
    code: /^\s(?:if \(shouldSuspend\(|ensureSuspenseTimers\().{1,200}$/gm,
  },
  // The document lists the files of all modules (decision 002).
  'manifests of Module Federation': {
    file: '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    code: /^\tasync \w+\(/,
    until: '\t}',
  },
  // The gate refuses a remote that imports them.
  'preloading by React DOM': {
    file: 'react-dom/cjs/react-dom.production.js',
    code: /^exports\.pre\w+ = function /,
    until: '};',
  },
};

export const pluginUnusedParts: RsbuildPlugin = {
  name: 'unused-parts',
  setup: (api) => {
    for (const part of Object.values(UNUSED_PARTS)) {
      const test = (path: string) => path.replaceAll('\\', '/').endsWith(`/node_modules/${part.file}`);
      api.transform({ test, targets: ['web'] }, ({ code }) => withoutPart(part, code));
    }
  },
};

/** @throws if the source does not contain the part */
export function withoutPart({ file, code, until }: Part, source: string): string {
  const without = until ? withoutLines(source, code, until) : source.replaceAll(code, '');
  if (without === source) throw new Error(`${file} has no ${code} any more.`);
  return without;
}

function withoutLines(source: string, first: RegExp, last: string): string {
  let isInside = false;
  const lines = source.split('\n').filter((line) => {
    if (!isInside && !first.test(line)) return true;
    isInside = line !== last;
    return false;
  });
  return lines.join('\n');
}
