import { tellFault } from 'shared-contracts/frame';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportError } from './error-reports.ts';
import { listenForErrors } from './listen-for-errors.ts';

vi.mock('./error-reports.ts', () => ({ reportError: vi.fn() }));
const reported = vi.mocked(reportError);
const error = new Error('broken');

listenForErrors();
beforeEach(() => void reported.mockReset());

describe('listenForErrors', () => {
  it('PROM-171 reports what the contract contains', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    tellFault('catalog/shop', 'catalog/shop threw while rendering.', error);
    expect(warn).toHaveBeenCalledWith('catalog/shop threw while rendering.', error);
    await vi.waitFor(() =>
      expect(reported.mock.calls).toEqual([[error, 'catalog/shop', 'catalog/shop threw while rendering.']]),
    );
  });

  it('reports an error that nothing caught', async () => {
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
    await vi.waitFor(() => expect(reported.mock.calls).toEqual([[error]]));
  });

  it('reports a rejection that nothing caught', async () => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    await vi.waitFor(() => expect(reported.mock.calls).toEqual([[error]]));
  });

  it('does not report errors of its own', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    reported.mockImplementation(() => {
      throw new Error('broken as well');
    });
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    // Node reports a rejection at the end of the event loop's turn.
    await new Promise(setImmediate);
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});
