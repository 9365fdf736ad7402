import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { savesData } from './saves-data.ts';

export type RotationOptions = {
  /** The rotating element. Rotation stops while the pointer or the keyboard's focus is in it, and while it is out of view. */
  part: RefObject<HTMLElement | null>;
  /** Milliseconds between two turns. */
  every: number;
  onTurn: () => void;
};

export type Rotation = {
  /** Whether the shopper has stopped the rotation. */
  isPaused: boolean;
  togglePause(): void;
  /** False with reduced motion or Save-Data: then nothing moves by itself, and no pause button is needed. False on the server. */
  mayRotate: boolean;
  /** Stops after manual use. @param duration milliseconds; the next turn is one interval later */
  rest(duration: number): void;
};

/**
 * Shows one item after another (WCAG 2.2.2). It stops on hover, on keyboard focus, in a hidden tab, out of view, with reduced
 * motion, with Save-Data, after manual use, and when the shopper pauses it (HOME-20).
 */
export function useRotation({ part, every, onTurn }: RotationOptions): Rotation {
  const mayRotate = useMayRotate();
  const [isPaused, setPaused] = useState(false);
  const { isResting, rest } = useRest();
  const isAttended = useAttention(part);
  const isVisible = useVisibility(part);
  const turn = useEffectEvent(onTurn);
  const isRotating = mayRotate && isVisible && !isAttended && !isPaused && !isResting;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(turn, every);
    return () => clearInterval(timer);
  }, [isRotating, every]);
  return { isPaused, togglePause: () => setPaused((before) => !before), mayRotate, rest };
}

function useRest() {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (duration: number) => {
    clearTimeout(timer.current);
    setResting(true);
    timer.current = setTimeout(() => setResting(false), duration);
  };
  return { isResting, rest };
}

/** Whether the pointer is over the element, or the keyboard's focus is in it. A click's focus does not count, as it is no sign of reading. */
function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal });
    // Touch is ignored: a finger fires no leave event, so the element would stay hovered.
    on('pointerenter', ({ pointerType }) => setHovered(pointerType !== 'touch'));
    on('pointerleave', () => setHovered(false));
    on('focusin', ({ target }) => setFocused(target instanceof Element && target.matches(':focus-visible')));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [ref]);
  return isHovered || isFocused;
}

/** Whether the tab is shown, with the element in the window. */
function useVisibility(ref: RefObject<HTMLElement | null>): boolean {
  const [isInWindow, setInWindow] = useState(false);
  const isTabShown = useSyncExternalStore(onTabChange, isTabVisible, () => false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInWindow && isTabShown;
}

const isTabVisible = () => !document.hidden;

function onTabChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useMayRotate(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => !reducedMotion().matches && !savesData(),
    () => false,
  );
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function onMotionChange(onChange: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
