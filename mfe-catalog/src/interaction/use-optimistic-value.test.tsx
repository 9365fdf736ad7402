import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Checkbox } from 'shared-contracts/look';
import { renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOptimisticValue } from './use-optimistic-value.ts';

const asked = vi.fn<(chosen: boolean) => void>();
const followed = vi.fn();
let frames: FrameRequestCallback[];

function Filter() {
  const [chosen, setChosen] = useState(false);
  const [painted, choose] = useOptimisticValue(chosen, (next) => {
    asked(next);
    setChosen(next);
  });
  return (
    <>
      <Checkbox checked={painted} onChange={() => choose(!painted)}>
        {chosen ? 'oak, chosen' : 'oak'}
      </Checkbox>
      <button type="button" onClick={followed}>
        {'a product'}
      </button>
    </>
  );
}

function paint() {
  for (const frame of frames.splice(0)) frame(performance.now());
}

const box = () => screen.getByRole('checkbox');
const tick = () => fireEvent.click(box());

beforeEach(() => {
  asked.mockReset();
  followed.mockReset();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  renderWithShell(<Filter />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('useOptimisticValue', () => {
  it('shows the value in the first frame, and applies it in the second', async () => {
    tick();
    expect(box()).toBeChecked();
    paint();
    expect(asked).not.toHaveBeenCalled();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledExactlyOnceWith(true);
    expect(box()).toBeChecked();
  });

  it('reverts a choice that was made a moment before', async () => {
    tick();
    tick();
    expect(box()).not.toBeChecked();
    paint();
    await waitFor(() => expect(asked.mock.calls).toEqual([[true], [false]]));
    await waitFor(() => expect(box()).toHaveAccessibleName('oak'));
    expect(box()).not.toBeChecked();
  });

  it('applies the value where nothing is painted', async () => {
    tick();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('applies the value before the next interaction', async () => {
    tick();
    fireEvent.click(screen.getByRole('button'));
    expect(followed).toHaveBeenCalledAfter(asked);
    paint();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('drops the choice when the shopper goes Back', async () => {
    tick();
    fireEvent.popState(window);
    await waitFor(() => expect(box()).not.toBeChecked());
    paint();
    fireEvent.click(screen.getByRole('button'));
    expect(asked).not.toHaveBeenCalled();
  });
});
