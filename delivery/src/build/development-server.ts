import type { ServerConfig } from '@rsbuild/core';
import { readEnvironment } from '../env.ts';

/** Paths of the embedded provider, so that the harness of a remote uses the real API. */
const PROVIDER_PATHS = ['/api', '/images', '/dev'];

/** The development server of a remote: its harness, its federated entry, and a proxy to the provider. */
export function developmentServer(): ServerConfig {
  const { PORT, PROVIDER_PORT, PROVIDER_URL } = readEnvironment();
  const provider = PROVIDER_URL ?? `http://127.0.0.1:${PROVIDER_PORT}`;
  return {
    cors: { origin: [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] },
    proxy: Object.fromEntries(PROVIDER_PATHS.map((path) => [path, { target: provider, changeOrigin: true }])),
  };
}
