import '../testing/screen-tests.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubViewport } from '../testing/stub-viewport.ts';
import { useRotation } from './use-rotation.ts';

const EVERY = 2_000;
const REST = 5_000;

let turns: number;
let showInWindow: (isIntersecting: boolean) => void;
let prefersLessMotion: boolean;
let reportMotion: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  turns = 0;
  prefersLessMotion = false;
  const viewport = stubViewport();
  showInWindow = (isIntersecting) => act(() => viewport.show(isIntersecting));
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return prefersLessMotion;
    },
    addEventListener: (_: string, listener: () => void) => (reportMotion = listener),
    removeEventListener: () => undefined,
  }));
});

function Rotating() {
  const part = useRef<HTMLElement>(null);
  const { isPaused, togglePause, mayRotate, rest } = useRotation({
    part,
    every: EVERY,
    onTurn: () => turns++,
  });
  return (
    <section ref={part} aria-label="finishes">
      <button type="button" onClick={togglePause}>
        {isPaused ? 'Play' : 'Pause'}
      </button>
      <button type="button" onClick={() => rest(REST)}>
        Next
      </button>
      {mayRotate ? 'moves' : 'stands still'}
    </section>
  );
}

function setUp() {
  render(<Rotating />);
  showInWindow(true);
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const region = () => screen.getByRole('region', { name: 'finishes' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saveData = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

function expectStill() {
  const before = turns;
  pass(EVERY * 5);
  expect(turns).toBe(before);
}

function expectMoving() {
  const before = turns;
  pass(EVERY);
  expect(turns).toBe(before + 1);
}

describe('useRotation', () => {
  it('turns once in each interval', () => {
    setUp();
    pass(EVERY - 1);
    expect(turns).toBe(0);
    pass(1);
    expect(turns).toBe(1);
    pass(EVERY * 3);
    expect(turns).toBe(4);
  });

  it('HOME-20 stops at the pause button, until it is clicked again', () => {
    setUp();
    click('Pause');
    expectStill();
    click('Play');
    expectMoving();
  });

  it('rests after manual use, then waits one interval', () => {
    setUp();
    click('Next');
    pass(REST);
    pass(EVERY - 1);
    expect(turns).toBe(0);
    pass(1);
    expect(turns).toBe(1);
  });

  it('rests from the last manual use', () => {
    setUp();
    click('Next');
    pass(REST - 1);
    click('Next');
    pass(REST);
    pass(EVERY - 1);
    expect(turns).toBe(0);
    pass(1);
    expect(turns).toBe(1);
  });

  it('HOME-20 stops while the mouse is over it', () => {
    setUp();
    fireEvent(region(), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expectStill();
    fireEvent(region(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expectMoving();
  });

  it('does not take a touch for hovering', () => {
    setUp();
    fireEvent(region(), new PointerEvent('pointerenter', { pointerType: 'touch' }));
    expectMoving();
  });

  it('HOME-20 stops while the keyboard’s focus is in it', () => {
    setUp();
    const button = screen.getByRole('button', { name: 'Next' });
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    fireEvent.focusIn(button);
    expectStill();
    fireEvent.focusOut(button);
    expectMoving();
  });

  it('continues when a click has moved the focus into it', () => {
    setUp();
    const button = screen.getByRole('button', { name: 'Next' });
    vi.spyOn(button, 'matches').mockReturnValue(false);
    fireEvent.focusIn(button);
    expectMoving();
  });

  it('HOME-20 stops in a hidden tab', () => {
    setUp();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expectStill();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expectMoving();
  });

  it('HOME-20 stops out of view', () => {
    setUp();
    showInWindow(false);
    expectStill();
    showInWindow(true);
    expectMoving();
  });

  it('HOME-20 stands still with reduced motion, also if that is chosen later', () => {
    setUp();
    prefersLessMotion = true;
    act(() => reportMotion());
    expect(region()).toHaveTextContent('stands still');
    expectStill();
    prefersLessMotion = false;
    act(() => reportMotion());
    expect(region()).toHaveTextContent('moves');
    expectMoving();
  });

  it('HOME-20 stands still with Save-Data', () => {
    saveData(true);
    setUp();
    expect(region()).toHaveTextContent('stands still');
    expectStill();
  });
});
