import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../interaction/use-hydrated.ts';
import { whenNear } from '../look/layout/use-near-viewport.ts';
import { Gate } from './gate.ts';

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
  /** Shown in the browser until the slice is rendered there: as high as the slice, or what is below it jumps. */
  first?: ReactNode;
  children: ReactNode;
};

/**
 * A slice below the first view. It is hydrated when it is within 600 px of the viewport, when the shopper first touches, scrolls or
 * presses a key anywhere on the page, when the page is idle, or when data is requested that the document lacks (PROM-71). Rendered in the browser, it comes
 * right after what surrounds it, without blocking the page; after Back together with it, because focus
 * and scroll position return to what is in it.
 */
export function LateSlice({ as = 'div', className, first, children }: LateSliceProps) {
  const Element = as as 'div';
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new Gate());
  // A new location reaches the content through its context, so it has to reach this component, too.
  useLocation();
  // This is an update. A slice that suspends when it gets one would be replaced by its fallback.
  if (place.current) gate.open();
  useEffect(() => openInTime(place.current, gate), [gate]);
  return (
    <Element ref={place} className={className}>
      <Suspense>
        <Gated place={place} gate={gate}>
          <Following first={first}>{children}</Following>
        </Gated>
      </Suspense>
    </Element>
  );
}

type GatedProps = { place: RefObject<HTMLElement | null>; gate: Gate; children: ReactNode };

/** Suspends the hydration of its children until the gate is open. React keeps the rendered content meanwhile. */
function Gated({ place, gate, children }: GatedProps) {
  // Only content that the server rendered finds the element around it in the document.
  if (!place.current || allSlices.isOpen) gate.open();
  if (!gate.isOpen) use(gate.opened);
  return children;
}

function Following({ first, children }: Pick<LateSliceProps, 'first' | 'children'>) {
  return useFollowing(true, false) ? children : first;
}

/**
 * Returns a value that a tap need not wait for: the browser renders a component with `first`, and then with the value,
 * in slices of a few milliseconds. Hydrated, or after Back, a component has the value at once. A later value follows the
 * rendering that brings it.
 */
export function useFollowing<Value>(value: Value, first: Value): Value {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(value, isHydrated && !isBack ? first : value);
}

/** Opens a gate near the viewport, or with all others. @returns a function that stops waiting */
function openInTime(place: Element | null, gate: Gate): () => void {
  if (gate.isOpen) return () => undefined;
  const places = [place, place?.firstElementChild ?? null];
  const waits = [allSlices.whenOpen(gate.open), ...places.map((each) => whenNear(each, gate.open))];
  const stop = () => {
    for (const stopWait of waits) stopWait();
  };
  gate.whenOpen(stop);
  return stop;
}

const allSlices = new Gate();

/**
 * Hydrates all late slices now. A slice must be hydrated with the data that it was rendered with, so before data arrives that the
 * document lacks; and when the page is idle, so that no tap waits for it.
 */
export function openLateSlices(): void {
  allSlices.open();
}

/** Opens when the shopper first scrolls, moves the pointer or presses a key. */
export const used = new Gate();

/** A tap alone may lead to another page: what is further down must not compete with it. */
const MOVES = ['scroll', 'pointermove', 'keydown'];
const INTERACTIONS = [...MOVES, 'pointerdown', 'touchstart', 'focusin', 'click'];

// From the start, in the capture phase of the window: React then finds the gates open when it handles the same event, and
// hydrates what was tapped.
if (typeof window !== 'undefined') {
  const once = { capture: true, passive: true, once: true };
  for (const event of INTERACTIONS) window.addEventListener(event, allSlices.open, once);
  for (const event of MOVES) window.addEventListener(event, used.open, once);
}
