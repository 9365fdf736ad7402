import type { ServerConfig } from '@rsbuild/core';
import { developmentShop } from './env.ts';

/** Paths of the embedded provider, so that the harness of a remote uses the real API. */
const PROVIDER_PATHS = ['/api', '/images', '/dev'];

/** The development server of a remote: its harness, its federated entry, and a proxy to the provider. */
export function developmentServer(): ServerConfig {
  const { port, provider } = developmentShop;
  return {
    cors: { origin: [`http://localhost:${port}`, `http://127.0.0.1:${port}`] },
    proxy: Object.fromEntries(PROVIDER_PATHS.map((path) => [path, { target: provider, changeOrigin: true }])),
  };
}
