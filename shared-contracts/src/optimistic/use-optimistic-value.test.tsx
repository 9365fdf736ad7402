import '../testing/screen-tests.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../look/look.ts';
import { type OptimisticOptions, useOptimisticValue } from './use-optimistic-value.ts';

const asked = vi.fn<(chosen: boolean) => void>();
const followed = vi.fn();
let frames: FrameRequestCallback[];
/** The value shown at each commit. */
let commits: boolean[];

function Filter({ isKeptOnBack }: OptimisticOptions) {
  const [chosen, setChosen] = useState(false);
  const apply = (next: boolean) => {
    asked(next);
    setChosen(next);
  };
  const [painted, choose] = useOptimisticValue(chosen, apply, { isKeptOnBack });
  useLayoutEffect(() => void commits.push(painted));
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

/** Renders a control deep in a page, in a browser so slow that React yields after each element. */
function setUpSlowPage(): void {
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1));
  const page = Array.from({ length: 50 }).reduce<ReactNode>((inner) => <div>{inner}</div>, <Filter />);
  render(page);
}

/** Waits until React has rendered the next slice. */
const nextSlice = () => new Promise((resolve) => setImmediate(resolve));

const box = () => screen.getByRole('checkbox');
const tick = () => fireEvent.click(box());
const setUp = (options: OptimisticOptions = {}) => void render(<Filter {...options} />);

beforeEach(() => {
  asked.mockReset();
  followed.mockReset();
  frames = [];
  commits = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

describe('useOptimisticValue', () => {
  it('shows the value in the first frame, and applies it in the second', async () => {
    setUp();
    tick();
    expect(box()).toBeChecked();
    paint();
    expect(asked).not.toHaveBeenCalled();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledExactlyOnceWith(true);
    expect(box()).toBeChecked();
  });

  it('SHOP-87 never shows the old value again, however slowly the page renders', async () => {
    // Uses React's own scheduler, which `act` would replace.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    setUpSlowPage();
    box().click();
    for (let slice = 0; slice < 3; slice += 1) await nextSlice();
    paint();
    vi.runAllTimers();
    expect(asked).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(commits).toEqual([false, true, true]);
  });

  it('SHOP-87 reverts a choice that was made a moment before', async () => {
    setUp();
    tick();
    tick();
    expect(box()).not.toBeChecked();
    paint();
    await waitFor(() => expect(asked.mock.calls).toEqual([[true], [false]]));
    await waitFor(() => expect(box()).toHaveAccessibleName('oak'));
    expect(box()).not.toBeChecked();
  });

  it('applies the value where nothing is painted', async () => {
    setUp();
    tick();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('applies the value before the next interaction', async () => {
    setUp();
    tick();
    fireEvent.click(screen.getByRole('button'));
    expect(followed).toHaveBeenCalledAfter(asked);
    paint();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('drops the choice when the shopper goes Back', async () => {
    setUp();
    tick();
    fireEvent.popState(window);
    await waitFor(() => expect(box()).not.toBeChecked());
    paint();
    fireEvent.click(screen.getByRole('button'));
    expect(asked).not.toHaveBeenCalled();
  });

  it('CART-46 applies the choice when the shopper goes Back, where it is kept', async () => {
    setUp({ isKeptOnBack: true });
    tick();
    fireEvent.popState(window);
    expect(asked).toHaveBeenCalledExactlyOnceWith(true);
    paint();
    await waitFor(() => expect(box()).toHaveAccessibleName('oak, chosen'));
    expect(asked).toHaveBeenCalledOnce();
  });
});
