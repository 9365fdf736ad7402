import type { RsbuildConfigAsyncFn } from '@rsbuild/core';
import { developmentShop } from './env.ts';
import { harnessConfig } from './harness.ts';
import { liveConfig } from './live.ts';
import { remoteConfig } from './remote.ts';

/** The build of a remote outside the repository. In development it is shown alone, or with `LIVE_SHOP` in a running shop. */
export function outsideConfig(folder: string): RsbuildConfigAsyncFn {
  return async (environment) => {
    if (environment.command !== 'dev') return remoteConfig(folder)(environment);
    const { live } = developmentShop;
    return live ? liveConfig(folder, live) : harnessConfig(folder);
  };
}
