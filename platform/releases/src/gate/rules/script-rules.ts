import type { Build, Script } from './build.ts';
import { CODE_RULES } from './code-rules.ts';
import { forbiddenCode } from './forbidden-code.ts';
import { foreignHosts } from './foreign-addresses.ts';
import { RUNTIME_HOST } from './own-runtime.ts';
import type { Rule } from './rule.ts';
import { secondCopies } from './second-copies.ts';
import { changedData, usedMemory } from './server-code.ts';
import { untoldCalls } from './untold-calls.ts';

/** @param find the faults of one script, as words that follow "its script " */
function inScripts(find: (script: Script, build: Build) => Iterable<string>): Rule['test'] {
  return (build) =>
    build.scripts.flatMap((script) =>
      [...find(script, build)].map((reason) => `${build.release.id}: ${script.file} ${reason}.`),
    );
}

/** Rules for single scripts. Second copies come first, because they cause many of the other faults. */
export const SCRIPT_RULES: readonly Rule[] = [
  {
    id: 'second-copies',
    sentence:
      'A build brings no package that the shell shares: a page has one React, one store and one session.',
    wayOut: 'Build it with build-preset, which leaves them out, or list them as shared.',
    example: 'a script that bundles react',
    test: inScripts(({ text }, { release }) =>
      secondCopies(text, release.entryType !== undefined).map(
        (name) => `brings its own copy of ${name}, which the shell shares`,
      ),
    ),
  },
  {
    id: 'scripts',
    sentence: 'Entry, server build and scripts are there, and can be read.',
    wayOut: 'Build the package again, and change nothing in dist/.',
    example: 'half a server build',
    test: ({ release: { id, entry, files }, unread }) => [
      ...(entry.endsWith('.js') && Object.hasOwn(files, entry) ? [] : [`${id}: its entry is no script.`]),
      ...unread.map((reason) => `${id}: ${reason}.`),
    ],
  },
  ...Object.entries(CODE_RULES).map(
    ([
      id,
      {
        reason,
        wayOut,
        examples: [example],
      },
    ]): Rule => ({
      ...{ id, wayOut, example: `\`${example}\`` },
      sentence: `No script ${reason.replace(' ({})', '')}.`,
      test: inScripts(({ program, owner, isServer }) =>
        isServer ? [] : (forbiddenCode(program, owner).get(id) ?? []),
      ),
    }),
  ),
  {
    id: 'data-of-others',
    sentence: 'No script changes the queries of all remotes.',
    wayOut: 'Give the keys of your own queries: invalidateQueries({ queryKey: … }).',
    example: '`useQueryClient().clear()`',
    test: inScripts(({ program, isServer }) => (isServer ? changedData(program) : [])),
  },
  {
    id: 'used-memory',
    sentence: 'No server build reads memory that other code has used.',
    wayOut: 'Use Buffer.alloc.',
    example: '`Buffer.allocUnsafe(1_000).toString()`',
    test: inScripts(({ program, isServer }) => (isServer ? usedMemory(program) : [])),
  },
  {
    id: 'addresses',
    sentence: 'No script names an address of another company.',
    wayOut: 'Let the operator configure it: the policy of the document follows.',
    example: '`fetch("https://tracker.example/collect")`',
    test: inScripts(({ program, owner }) =>
      foreignHosts(program)
        .filter((host) => !owner.isRuntime || host !== RUNTIME_HOST)
        .map((host) => `names the foreign address ${host}`),
    ),
  },
  {
    id: 'calls',
    sentence: 'A script calls endpoints that release.json tells, with which the live provider was compared.',
    wayOut: 'Define the endpoint in a file …-endpoints.ts, with its own name.',
    example: '`{ method: "GET", path: "/api/product/reviews" }`',
    test: inScripts(({ program, isServer }, { release: { calls } }) =>
      (isServer ? [] : untoldCalls(program, calls)).map(
        (call) => `calls ${call}, which no file …-endpoints.ts defines`,
      ),
    ),
  },
];
