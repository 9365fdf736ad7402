import type { RsbuildPlugin } from '@rsbuild/core';

/** The start of a constant at the top of a file of the contract that is a schema or an endpoint. */
const START = /^((?:export )?const \w+ = )(z\.|defineEndpoint\(|withoutDuplicates\()/;
/** The last line of a definition of several lines. */
const END = /^[)}\]]+;$/;

/** The summary of an endpoint, which only the API reference uses. */
const FOR_REFERENCE = /^ {2}summary:\s{1,9}'[^'\n]{1,999}',\n/gm;

/**
 * Marks the definitions of endpoints and schemas as pure, so that the minifier drops those that a build does not use. To a bundler each
 * definition is a call that may have side effects.
 */
export const pluginUnusedSchemas: RsbuildPlugin = {
  name: 'unused-schemas',
  setup: (api) =>
    api.transform(
      { test: { and: [/shared-contracts[\\/]src[\\/]/, /\.[jt]s$/] }, order: 'pre', targets: ['web'] },
      ({ code }) => withoutEffects(code),
    ),
};

export function withoutEffects(source: string): string {
  const lines = source.replaceAll(FOR_REFERENCE, lineBreaksOf).split('\n');
  for (const [start, line] of lines.entries()) {
    if (!START.test(line)) continue;
    const end = endOf(lines, start);
    if (end === undefined) continue;
    lines[start] = line.replace(START, '$1/*#__PURE__*/ (() => $2');
    lines[end] = `${lines[end]?.slice(0, -1)})();`;
  }
  return lines.join('\n');
}

/** Keeps the line breaks, so that the code that follows keeps its line number in the source map. */
function lineBreaksOf(text: string): string {
  return text.replaceAll(/[^\n]/g, '');
}

/** The definition ends with its line, or with the next one that is not indented. */
function endOf(lines: readonly string[], start: number): number | undefined {
  if (lines[start]?.endsWith(';')) return start;
  const end = lines.findIndex((line, index) => index > start && /^\S/.test(line));
  return END.test(lines[end] ?? '') ? end : undefined;
}
