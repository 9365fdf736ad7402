import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NEAR_VIEWPORT } from '../look/layout/use-near-viewport.ts';

/**
 * A part of a page that is hydrated apart from what surrounds it, and after it. A tap hydrates only the slices around its
 * target, at once. The server renders a slice in full. Nothing inside may suspend.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

export type LateSliceProps = {
  /** The element around the slice. Its distance from the viewport counts, or that of its first child if it has no box. */
  as?: 'div' | 'li';
  className?: string;
  children: ReactNode;
};

/**
 * A slice below the first view. It is hydrated when it is within 600 px of the viewport, when the shopper first touches, scrolls or
 * presses a key anywhere on the page, or when data is requested that the document lacks (PROM-71). Rendered in the browser, it is an ordinary element.
 */
export function LateSlice({ as = 'div', className, children }: LateSliceProps) {
  const Element = as as 'div';
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  // A new location reaches the content through its context, so it has to reach this component, too.
  useLocation();
  // This is an update. A slice that suspends when it gets one would be replaced by its fallback.
  if (place.current) gate.open();
  useEffect(() => openInTime(place.current, gate), [gate]);
  return (
    <Element ref={place} className={className}>
      <Suspense>
        <Gated place={place} gate={gate}>
          {children}
        </Gated>
      </Suspense>
    </Element>
  );
}

type GatedProps = { place: RefObject<HTMLElement | null>; gate: Gate; children: ReactNode };

/** Suspends the hydration of its children until the gate is open. React keeps the rendered content meanwhile. */
function Gated({ place, gate, children }: GatedProps) {
  // Only content that the server rendered finds the element around it in the document.
  if (!place.current || hasOpenedAll) gate.open();
  if (!gate.isOpen) use(gate.opened);
  return children;
}

type Gate = { isOpen: boolean; readonly opened: Promise<void>; open: () => void };

function createGate(): Gate {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const gate = {
    isOpen: false,
    opened,
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/** Opens a gate near the viewport, or at the first interaction. @returns a function that stops waiting */
function openInTime(place: Element | null, gate: Gate): () => void {
  if (hasOpenedAll) gate.open();
  if (gate.isOpen || !place) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: NEAR_VIEWPORT },
  );
  function open() {
    stop();
    gate.open();
  }
  function stop() {
    observer.disconnect();
    waiting.delete(open);
  }
  observer.observe(place);
  if (place.firstElementChild) observer.observe(place.firstElementChild);
  waiting.add(open);
  return stop;
}

const waiting = new Set<() => void>();

let hasOpenedAll = false;

/**
 * Hydrates all late slices now. A slice must be hydrated with the data that it was rendered with, so before data arrives that the
 * document lacks.
 */
export function openLateSlices(): void {
  hasOpenedAll = true;
  for (const open of waiting) open();
}

/** Calls back at the first interaction with the page, or at once if that has been. @returns a function that stops waiting */
export function whenUsed(onUse: () => void): () => void {
  if (hasOpenedAll) onUse();
  else waiting.add(onUse);
  return () => waiting.delete(onUse);
}

const INTERACTIONS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click'];

// From the start, in the capture phase of the window: React then finds the gates open when it handles the same event, and
// hydrates what was tapped.
if (typeof window !== 'undefined') {
  const listening = new AbortController();
  const openAll = () => {
    listening.abort();
    openLateSlices();
  };
  for (const event of INTERACTIONS) {
    window.addEventListener(event, openAll, { capture: true, passive: true, signal: listening.signal });
  }
}
