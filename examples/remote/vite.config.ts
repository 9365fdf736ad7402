import { join } from 'node:path';
import { federation as federationPlugin } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federation } from './federation.ts';

export default defineConfig({
  base: '',
  build: {
    outDir: 'dist/vite',
    target: 'esnext',
    rolldownOptions: { input: join(import.meta.dirname, 'index.js') },
  },
  plugins: [federationPlugin(federation)],
});
