import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

type Workspaces = NonNullable<KnipConfig['workspaces']>;

const ROOT = import.meta.dirname;
const PROJECT = ['**/*.{ts,tsx,mjs,js}'];
const UNIT_TESTS = '**/*.test.{ts,tsx}';

/** The build reads their versions from each remote's folder, whether its sources import them or not. */
const SHARED = ['@emotion/react', '@tanstack/react-query', 'jotai', 'react-router-dom', 'zod'];

function sharedUnused(folder: string): string[] {
  const cwd = join(ROOT, folder);
  const sources = globSync('src/**/*.{ts,tsx}', { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  return SHARED.filter((name) => !sources.some((text) => text.includes(`from '${name}`)));
}

/** The files that a remote exposes. No source imports them: they are loaded by name. */
function exposedFiles(folder: string): string[] {
  const offer = readFileSync(join(ROOT, folder, 'src/remote.ts'), 'utf8');
  return [...offer.matchAll(/'\.\/(src\/[^']{1,200}\.tsx)'/g)].map(([, file = '']) => file);
}

function remotes(): Workspaces {
  const folders = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src', 'remote.ts')));
  const workspaces = folders.map((folder) => {
    const entry = ['src/remote.ts', 'src/testing/scenes.tsx', `src/${UNIT_TESTS}`, ...exposedFiles(folder)];
    return [folder, { entry, project: PROJECT, ignoreDependencies: sharedUnused(folder) }] as const;
  });
  return Object.fromEntries(workspaces);
}

/** Unused files, exports and dependencies fail `npm test`. An entry is a file that is run or loaded by its path. */
export default function knipConfiguration(): KnipConfig {
  return {
    // Not installed with the packages.
    ignore: ['workshop/**'],
    workspaces: {
      ...remotes(),
      '.': {
        project: ['*.ts'],
        // The commands of `platform/develop` run them in this folder; tsconfig.base.json is for the packages.
        ignoreDependencies: ['@biomejs/biome', '@emotion/react'],
      },
      shell: {
        entry: [`src/${UNIT_TESTS}`],
        project: PROJECT,
      },
      'shared-contracts': { entry: [UNIT_TESTS], project: PROJECT },
      provider: {
        entry: [UNIT_TESTS],
        // A test makes a small disk with them.
        ignoreBinaries: ['mount', 'umount'],
        // Only `office` imports its modules.
        includeEntryExports: true,
        project: PROJECT,
      },
      office: {
        entry: ['src/*.ts', UNIT_TESTS],
        ignoreBinaries: ['pg_restore'],
        project: PROJECT,
      },
      desk: { entry: ['src/main.ts', UNIT_TESTS], project: PROJECT },
      // The scripts are served to browsers.
      'payment-sandbox': { entry: ['src/{main.ts,browser/*.js}', UNIT_TESTS], project: PROJECT },
      catalogue: { entry: [UNIT_TESTS], project: PROJECT },
      'picture-studio': {
        entry: ['src/process/{main,picture-worker}.ts', UNIT_TESTS],
        project: PROJECT,
      },
      'platform/edge': {
        entry: [UNIT_TESTS],
        // Tests make a certificate with the first, and check the rules for alerts with the other.
        ignoreBinaries: ['openssl', 'promtool'],
        project: PROJECT,
      },
      'platform/parts': { entry: [UNIT_TESTS], project: PROJECT },
      'platform/releases': {
        entry: [UNIT_TESTS],
        // A test makes a small disk with them.
        ignoreBinaries: ['mount', 'umount'],
        project: PROJECT,
      },
      'platform/store': {
        entry: [UNIT_TESTS],
        // A test makes a file with it that hangs.
        ignoreBinaries: ['mkfifo'],
        project: PROJECT,
      },
      'platform/build-preset': {
        entry: [
          'src/{remote,shell,vitest}.ts',
          'src/{own-runtime,runtime-of-the-shell}.js',
          'src/development/*.js',
          'src/harness/harness.tsx',
          UNIT_TESTS,
        ],
        // An alias of React's plugin.
        ignoreDependencies: ['react-refresh'],
        project: PROJECT,
      },
      'platform/operate': {
        entry: ['src/commands/*.ts', UNIT_TESTS],
        // `npm run cluster` starts them.
        ignoreBinaries: ['haproxy', 'openssl'],
        project: PROJECT,
      },
      'platform/develop': {
        entry: [
          'src/commands/*.ts',
          'src/contract/write-openapi.ts',
          'src/development/testing/develop-remote.ts',
          UNIT_TESTS,
        ],
        // `npm run test:all` asks whether it is there.
        ignoreBinaries: ['haproxy'],
        project: PROJECT,
      },
      e2e: {
        // Its configuration reads the environment of a running shop.
        playwright: false,
        entry: ['**/*.spec.ts', 'edge/{build-for-development,shared-edges}.ts'],
        project: PROJECT,
      },
      examples: {
        entry: ['host/host.tsx', 'remote/*.js', '*/*.config.ts'],
        // The host gives it to the remotes.
        ignoreDependencies: ['zod'],
        project: ['{host,remote}/*.{ts,tsx,js}'],
      },
    },
  };
}
