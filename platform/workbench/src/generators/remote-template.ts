import type { GeneratedFiles } from './edited-files.ts';
import { pascalCase, titleOf } from './module-name.ts';

const summaryOf = (id: string) => `${id}-summary`;

/** The files of a remote with one fragment, relative to the checkout. */
export function remoteFiles(id: string): GeneratedFiles {
  const summary = summaryOf(id);
  const files = {
    'package.json': manifest(id),
    'README.md': readme(id),
    'rsbuild.config.ts': `import { remoteConfig } from 'build-preset/remote';\n\nexport default remoteConfig(import.meta.dirname);\n`,
    'tsconfig.json': TSCONFIG,
    'vitest.config.ts': `export { storefrontTests as default } from 'build-preset/vitest';\n`,
    'dev/assets.d.ts': `declare module '*.css';\n`,
    'dev/harness.tsx': harness(id),
    'src/remote.ts': offer(id),
    'src/messages.ts': messages(id),
    [`src/${summary}/${summary}.tsx`]: fragment(id),
    [`src/${summary}/${summary}.test.tsx`]: fragmentTest(id),
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`mfe-${id}/${file}`, text]));
}

/** The line of the fragment in the contract's list. */
export const fragmentType = (id: string) => `  '${id}/${summaryOf(id)}': ComponentType;\n`;

const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "types": ["node"],
    "paths": {
      "react-router-dom": ["../shared-contracts/src/routes/router-facade.ts"],
      "zod/mini": ["../shared-contracts/src/schema/schema-facade.ts"]
    }
  },
  "include": ["src", "dev", "*.ts"]
}
`;

/** What the shell provides, then what builds and tests. */
const DEPENDENCIES = [
  '@emotion/react',
  '@tanstack/react-query',
  'jotai',
  'react',
  'react-dom',
  'react-router-dom',
  'shared-contracts',
  'zod',
];
const DEVELOPMENT = [
  '@biomejs/biome',
  '@rsbuild/core',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'build-preset',
  'happy-dom',
  'typescript',
  'vite',
  'vitest',
];
const WORKSPACE_PACKAGES = ['shared-contracts', 'build-preset'];

function manifest(id: string): string {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, WORKSPACE_PACKAGES.includes(name) ? 'workspace:*' : 'catalog:']),
    );
  const content = {
    name: `mfe-${id}`,
    private: true,
    type: 'module',
    version: '1.0.0',
    scripts: {
      build: 'rsbuild build',
      dev: 'rsbuild dev',
      typecheck: 'tsc --noEmit',
      lint: 'biome check .',
      test: 'vitest run',
    },
    dependencies: versions(DEPENDENCIES),
    devDependencies: versions(DEVELOPMENT),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

function offer(id: string): string {
  const summary = summaryOf(id);
  return `import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: '${id}',
  pages: {},
  fragments: {
    /** ${titleOf(id)} in short. Takes nothing. */
    '${summary}': './src/${summary}/${summary}.tsx',
  },
} as const satisfies RemoteOffer<'${id}'>;
`;
}

function messages(id: string): string {
  return `/** All texts of this remote. Failure messages of calls are on their endpoints. */
export const messages = {
  title: '${titleOf(id)}',
  empty: 'There is nothing here yet.',
} as const;
`;
}

function fragment(id: string): string {
  const component = pascalCase(summaryOf(id));
  return `import { Text } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

function ${component}() {
  return (
    <section aria-label={messages.title}>
      <Text>{messages.empty}</Text>
    </section>
  );
}

export default ${component} satisfies RemoteModules['${id}/${summaryOf(id)}'];
`;
}

function fragmentTest(id: string): string {
  const summary = summaryOf(id);
  const component = pascalCase(summary);
  return `import { screen } from '@testing-library/react';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import ${component} from './${summary}.tsx';

describe('${summary}', () => {
  it('is a named region that says when it is empty', () => {
    renderWithShell(<${component} />);
    expect(screen.getByRole('region', { name: messages.title })).toHaveTextContent(messages.empty);
  });
});
`;
}

function harness(id: string): string {
  const summary = summaryOf(id);
  const component = pascalCase(summary);
  return `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import ${component} from '../src/${summary}/${summary}.tsx';

/** No fragments of other remotes. */
const noRemotes: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

const root = document.getElementById('root');
if (!root) throw new Error('The harness document has no #root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={createStore()}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <RemoteLoaderProvider loader={noRemotes}>
            <main>
              <${component} />
            </main>
          </RemoteLoaderProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
);
`;
}

function readme(id: string): string {
  return `# mfe-${id}

Owns ${titleOf(id).toLowerCase()}.

## Gives

The fragment \`${summaryOf(id)}\`: ${titleOf(id).toLowerCase()} in short.

## Rooms

- \`${summaryOf(id)}/\`: the fragment

## Uses

\`shared-contracts\` alone. No fragment of another package, no events.

## Alone

- \`npm run dev -- ${id}\` in the root: the fragment on a bare page, against the running provider.
- In this folder: \`pnpm test\`, \`pnpm typecheck\`, \`pnpm lint\`, \`pnpm build\`.
`;
}
