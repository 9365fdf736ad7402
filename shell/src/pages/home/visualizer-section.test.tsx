// @module-tag all
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubViewport } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { VisualizerSection } from './visualizer-section.tsx';

describe('the visualizer on the home page', () => {
  it('can be retried if it fails', async () => {
    stubViewport(true);
    const retried: string[] = [];
    renderWithDeadRemotes(<VisualizerSection />, retried);
    retried.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['inspiration/visualizer']);
  });
});
