import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetSession } from '../session/session-storage.ts';
import { setWindowWidth } from './window-width.ts';

// Long, because screens are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Cleans up after each test: the page and its width, fake timers, spies, stubbed globals and the session.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSession();
  // Some files have no window, because they render as the server does.
  if (typeof window !== 'undefined') setWindowWidth(1024);
});
