// @module-tag all
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { BLUES, choose, renderVisualizer, viewMore, visualizerApi } from './visualizer-fixture.tsx';

beforeEach(() => {
  visualizerApi();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function compare() {
  renderVisualizer();
  await viewMore();
  await press(messages.compare);
  // Its script is loaded on demand.
  await screen.findByRole('slider');
}

const slider = (name: string) => screen.getByRole('slider', { name });
const picture = (name: string) => screen.getByRole('img', { name });

describe('comparing two laminates', () => {
  it('INSP-24 keeps the colour on the left while others are chosen for the right', async () => {
    await compare();
    expect(screen.getByText(messages.compareHint)).toBeVisible();
    await choose('Salt');
    expect(slider('Compare Jasmine with Salt')).toBeInTheDocument();
    expect(picture('Jasmine, on the cabinets of a kitchen')).toHaveAttribute(
      'src',
      '/images/W-1/kitchen-1600.webp',
    );
    expect(picture('Salt, on the cabinets of a kitchen')).toHaveAttribute(
      'src',
      '/images/W-2/kitchen-400.webp',
    );
    await choose('Blue');
    await screen.findByRole('radio', { name: 'Indigo' });
    expect(slider('Compare Jasmine with Indigo')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: BLUES[0]?.colour_name })).toBeInTheDocument();
  });

  it('INSP-24 shows both in the same room', async () => {
    await compare();
    await choose('Salt');
    await choose('Bedroom');
    expect(picture('Jasmine, on the wardrobe of a bedroom')).toBeInTheDocument();
    expect(picture('Salt, on the wardrobe of a bedroom')).toBeInTheDocument();
  });

  it('INSP-24 moves the divider, and says how much of the left colour is shown', async () => {
    await compare();
    await choose('Salt');
    const range = slider('Compare Jasmine with Salt');
    expect(range).toHaveAttribute('aria-valuetext', '50% Jasmine');
    fireEvent.change(range, { target: { value: '70' } });
    expect(range).toHaveAttribute('aria-valuetext', '70% Jasmine');
    const left = picture('Jasmine, on the cabinets of a kitchen').closest('[style]');
    expect(left?.getAttribute('style')).toContain('inset(0 30% 0 0)');
  });

  it('INSP-24 says that its slider could not be loaded, and can be asked for again', async () => {
    vi.doMock('./compare-slider.tsx', () => {
      throw new Error('gone');
    });
    renderVisualizer();
    await viewMore();
    await press(messages.compare);
    expect(await screen.findByText(messages.compareFailed)).toBeVisible();
    vi.doUnmock('./compare-slider.tsx');
    await press(messages.compare);
    expect(await screen.findByRole('slider')).toBeInTheDocument();
    expect(screen.queryByText(messages.compareFailed)).not.toBeInTheDocument();
  });

  it('ends at a second press', async () => {
    await compare();
    await choose('Salt');
    await press(messages.stopComparing);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Jasmine/ })).not.toBeInTheDocument();
  });
});
