import type { ServerConfig } from '@rsbuild/core';
import { readEnvironment } from '../env.ts';

/** What the embedded provider answers: the harness of a remote works against the real API. */
const PROVIDER_PATHS = ['/api', '/images', '/dev'];

/** The server of a remote under development: its harness, its federated entry, and the provider behind both. */
export function developmentServer(): ServerConfig {
  const { PORT, PROVIDER_PORT, PROVIDER_URL } = readEnvironment();
  const provider = PROVIDER_URL ?? `http://127.0.0.1:${PROVIDER_PORT}`;
  return {
    cors: { origin: [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] },
    proxy: Object.fromEntries(PROVIDER_PATHS.map((path) => [path, { target: provider, changeOrigin: true }])),
  };
}
