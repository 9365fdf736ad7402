import path from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { writeRemoteModules } from './remote-modules.ts';

const contracts = path.resolve(import.meta.dirname, '../../../shared-contracts/src');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact({ swcReactOptions: { importSource: '@emotion/react' } })],
  source: { entry: { index: './main.tsx' } },
  resolve: {
    aliasStrategy: 'prefer-alias',
    alias: {
      'react-router-dom$': path.join(contracts, 'routes/router-facade.ts'),
      'zod/mini$': path.join(contracts, 'schema/deferred-schemas.ts'),
      'remote-modules$': await writeRemoteModules(),
    },
  },
  output: {
    distPath: { root: 'dist' },
    legalComments: 'none',
    manifest: 'files.json',
    assetPrefix: '/',
  },
  html: { template: path.join(import.meta.dirname, 'document.html') },
});
