import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newest, renderVisualizer, viewMore, visualizerApi } from './visualizer-fixture.tsx';

beforeEach(() => {
  visualizerApi();
});

describe('the room', () => {
  it('PIC-100 has its text on the small picture: a large one that fails would draw it over the small one', async () => {
    renderVisualizer();
    await viewMore();
    expect(newest()).toHaveAttribute('src', '/images/W-1/kitchen-1600.webp');
    expect(newest()).toHaveAttribute('alt', '');
    expect(screen.getByRole('img', { name: 'Jasmine, on the cabinets of a kitchen' })).toHaveAttribute(
      'src',
      '/images/W-1/kitchen-400.webp',
    );
  });
});
