import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { needsPreviousContract } from '../../registry/checks/release-gates.ts';
import { isShell, readRelease } from '../../registry/store/release-manifest.ts';
import { browserBuild } from './browser-build.ts';
import { SERVER_BUILD } from './build.ts';
import { FEDERATION_FILES, untrueManifest } from './federation-manifest.ts';
import { openServerBuild } from './open-server-build.ts';
import { usesOfOthers } from './owned-names.ts';
import type { Rule } from './rule.ts';
import { exceededBudgets } from './script-budgets.ts';
import { foreignRules } from './style-sheets.ts';

export const REMOTE_RULES: readonly Rule[] = [
  {
    id: 'claims',
    sentence: 'release.json says what the server build uses of the shop.',
    wayOut: 'Build the package again.',
    example: 'a server build of today beside the release.json of yesterday',
    test({ release, facts, scripts }) {
      const claimed = JSON.stringify([release.imports, release.mounts]);
      const isTrue = claimed === JSON.stringify([facts.imports, facts.mounts]);
      return isTrue || !scripts.some(({ isServer }) => isServer)
        ? []
        : [
            `${release.id}: release.json does not say what its server build uses of the shop. Build it again.`,
          ];
    },
  },
  {
    id: 'owners',
    sentence: 'What belongs to the shell or to another remote is used by its owner alone.',
    wayOut:
      'Use what the contract has for all: requestLogin in place of storeSession, useQuery in place of a client.',
    example: '`emit("session-ended", {})`',
    test: ({ release: { id }, facts, scripts }) =>
      scripts.some(({ isServer }) => isServer)
        ? usesOfOthers(id, facts).map((reason) => `${id}: ${reason}.`)
        : [],
  },
  {
    id: 'styles',
    sentence: 'A style sheet is about elements of its remote alone.',
    wayOut: 'Use emotion or a CSS module.',
    example: '`header { display: none }`',
    test: (build) =>
      build
        .named(/\.css$/)
        .flatMap((file) =>
          foreignRules(build.served(file), build.release.id).map(
            (selector) =>
              `${build.release.id}: ${file} styles what is not its own (${selector}): use emotion or a CSS module.`,
          ),
        ),
  },
  {
    id: 'pages',
    sentence: 'A build has no document.',
    wayOut: 'Add a page to src/remote.ts, whose document comes from the edge server.',
    example: 'login.html',
    test: (build) =>
      build
        .named(/\.html?$/)
        .map(
          (file) => `${build.release.id}: ${file} is a document. Documents come from the edge server alone.`,
        ),
  },
  {
    id: 'budgets',
    sentence: 'Entry, pages, fragments and files are small enough for a cheap phone.',
    wayOut: 'Load what is needed later by import(), or leave it out.',
    example: 'a page of 300 KB',
    test: async (build) => (await exceededBudgets(build)).map((reason) => `${build.release.id}: ${reason}.`),
  },
  {
    id: 'entry',
    sentence: 'The entry is the federation container of the remote, and exposes what release.json lists.',
    wayOut: 'Build the package again with build-preset, or adapt it.',
    example: 'an entry without one of the modules',
    test: ({ entry, release: { id, name, modules } }) => [
      ...Object.keys(modules)
        .filter((module) => !entry.includes(`./${module}"`) && !entry.includes(`./${module}'`))
        .map((module) => `${id}: its entry does not expose ${module}, which release.json lists.`),
      ...(entry.includes(name) ? [] : [`${id}: its entry is not the container ${name}.`]),
    ],
  },
  {
    id: 'manifest',
    sentence: 'The manifest for other hosts says the same as release.json.',
    wayOut: 'Build the package again, and change nothing in dist/.',
    example: 'an mf-manifest.json that names a file which the release lacks',
    test: (build) =>
      FEDERATION_FILES.filter((file) => Object.hasOwn(build.release.files, file)).flatMap((file) =>
        untrueManifest(build.served(file), build.release).map(
          (reason) => `${build.release.id}: its ${file} ${reason}.`,
        ),
      ),
  },
  {
    id: 'adapted',
    sentence:
      'A remote of another build has the server build that adapting gives it, and keeps trusted types.',
    wayOut: 'Adapt it again: npm run release -- adapt.',
    example: 'a server build that renders',
    test(build) {
      const { id, modules, entryType, trustedTypes } = build.release;
      if (entryType === undefined) return [];
      const isOther = (build.text(SERVER_BUILD) ?? '') !== browserBuild(modules);
      return [
        ...(isOther
          ? [
              `${id}: its server build is not that of an adapted remote: adapt it again (npm run release -- adapt).`,
            ]
          : []),
        ...(trustedTypes === true ? [] : [`${id}: it would switch trusted types off for the whole shop.`]),
      ];
    },
  },
  {
    id: 'events',
    sentence: 'A build sends events that the contract has: the shell ignores others.',
    wayOut: 'Add the event to shared-contracts/events, and publish the shell first.',
    example: '`emit("cart-exploded", {})`',
    async test({ facts, release: { id } }, { shellFolder }) {
      if (!shellFolder) return [];
      const shell = await readFile(join(shellFolder, 'server/shell.cjs'), 'utf8').catch(() => '');
      return facts.events
        .filter((name) => !shell.includes(`'${name}'`) && !shell.includes(`"${name}"`))
        .map((name) => `${id}: it sends the event ${name}, which the contract does not have.`);
    },
  },
];

export const OPENED_RULES: readonly Rule[] = [
  {
    id: 'server-build',
    sentence:
      'The server build loads without files, network and environment, and exports what release.json lists.',
    wayOut:
      'Leave out what Node alone has, code from texts, and work at load. A page exports Page, head and prefetch.',
    example: '`process.env.SESSION_SECRET`',
    async test({ folder, release }, { shellFolder }) {
      if (!shellFolder) return [];
      const { id, modules } = release;
      const shell = await readRelease(shellFolder);
      const isForPrevious = isShell(shell) && needsPreviousContract(shell, release);
      const opened = await openServerBuild(
        join(shellFolder, 'server'),
        join(folder, 'server'),
        isForPrevious,
      );
      if ('error' in opened)
        return [`${id}: its server build cannot be loaded: ${opened.error.replace(/\.$/, '')}.`];
      const wrong = Object.entries(modules).flatMap(([name, { kind }]) => {
        const found = opened.modules[name];
        if (found === undefined) return [`${id}: release.json lists ${name}, which its server build lacks.`];
        if (found === kind) return [];
        return [`${id}: ${name} is ${kind === 'page' ? 'no page (Page, head, prefetch)' : 'no component'}.`];
      });
      const unlisted = Object.keys(opened.modules).filter((name) => !Object.hasOwn(modules, name));
      return [
        ...wrong,
        ...unlisted.map((name) => `${id}: its server build has ${name}, which release.json does not list.`),
      ];
    },
  },
];
