import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetSession } from '../session/session-storage.ts';
import { setWindowWidth } from './window-width.ts';

// Long, because screens are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Each test begins with an empty page of a usual width, the real clock and no session, so no file has to clean up after itself.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSession();
  cleanup();
  // Some files render as the server does, without a window.
  if (typeof window !== 'undefined') setWindowWidth(1024);
});
