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
 * A part of a page that is hydrated on its own, after its surroundings. A tap hydrates only the slices around its
 * target, at once. The server renders a slice in full. Nothing inside may suspend.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

export type LateSliceProps = {
  /** The element around the slice. Its distance from the viewport is measured, or that of its first child if it has no box. */
  as?: 'div' | 'li';
  className?: string;
  /** Shown in the browser until the slice is rendered there. It must be as high as the slice, or the content below jumps. */
  first?: ReactNode;
  children: ReactNode;
};

/**
 * A slice below the first view (PROM-71). It is hydrated when it is within 600 px of the viewport, when the shopper first touches,
 * scrolls or presses a key anywhere on the page, when the page is idle, or when data is requested that the document lacks. Rendered
 * in the browser, it follows its surroundings without blocking the page. After Back it is rendered together with them, because focus
 * and scroll position may return into it.
 */
export function LateSlice({ as = 'div', className, first, children }: LateSliceProps) {
  const Element = as as 'div';
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new Gate());
  // A new location reaches the content through its context, so this component has to render, too.
  useLocation();
  // The gate opens on each update: a slice that suspended during an update would be replaced by its fallback.
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

/** Suspends the hydration of its children until the gate is open. Meanwhile React keeps the server's HTML. */
function Gated({ place, gate, children }: GatedProps) {
  // Without server-rendered HTML, there is no element in the document yet.
  if (!place.current || allSlices.isOpen) gate.open();
  if (!gate.isOpen) use(gate.opened);
  return children;
}

function Following({ first, children }: Pick<LateSliceProps, 'first' | 'children'>) {
  return useFollowing(true, false) ? children : first;
}

/**
 * Returns a value that a tap need not wait for: in the browser, a component is rendered with `first`, and then with the value
 * in slices of a few milliseconds. During hydration and after Back, it has the value at once. Later values are deferred in the
 * same way.
 */
export function useFollowing<Value>(value: Value, first: Value): Value {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(value, isHydrated && !isBack ? first : value);
}

/** Opens a gate near the viewport, or together with all others. @returns a function that stops waiting */
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
 * Hydrates all late slices now. A slice must be hydrated with the data that it was rendered with, so this is called before data arrives
 * that the document lacks; it is also called when the page is idle, so that no tap waits for it.
 */
export function openLateSlices(): void {
  allSlices.open();
}

/** Opens when the shopper first scrolls, moves the pointer or presses a key. */
export const used = new Gate();

/** Taps are left out: a tap may lead to another page, with which content further down must not compete. */
const MOVES = ['scroll', 'pointermove', 'keydown'];
const INTERACTIONS = [...MOVES, 'pointerdown', 'touchstart', 'focusin', 'click'];

// Listens from the start, in the window's capture phase: the gates are open when React handles the same event, so that React
// hydrates the tapped part.
if (typeof window !== 'undefined') {
  const once = { capture: true, passive: true, once: true };
  for (const event of INTERACTIONS) window.addEventListener(event, allSlices.open, once);
  for (const event of MOVES) window.addEventListener(event, used.open, once);
}
