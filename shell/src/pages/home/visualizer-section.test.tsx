import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { VisualizerSection } from './visualizer-section.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the visualizer on the home page', () => {
  it('can be retried if it fails', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: (entries: { isIntersecting: boolean }[]) => void;
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          this.#report = report;
        }
        observe() {
          this.#report([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    const retried: string[] = [];
    renderWithDeadRemotes(<VisualizerSection />, retried);
    retried.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['inspiration/visualizer']);
  });
});
