import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { VisualizerSection } from './visualizer-section.tsx';

const Visualizer = () => <p>the visualizer</p>;
const modules = { 'inspiration/visualizer': Visualizer };

let isNear: boolean;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

describe('the visualizer on the home page', () => {
  it.each([
    ['loads near the viewport', true],
    ['does not load far below it', false],
  ])('%s', (_, near) => {
    isNear = near;
    renderInShop(<VisualizerSection />, { modules });
    expect(screen.queryAllByText('the visualizer')).toHaveLength(near ? 1 : 0);
  });

  it('can be retried if it fails', async () => {
    isNear = true;
    const retried: string[] = [];
    renderWithDeadRemotes(<VisualizerSection />, retried);
    retried.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['inspiration/visualizer']);
  });
});
