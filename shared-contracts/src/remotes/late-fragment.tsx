import {
  type ComponentType,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LATE, replayClicks } from '../interaction/early-clicks.ts';
import { whenNear } from '../look/layout/use-near-viewport.ts';
import { Fragment, type FragmentProps } from './fragment.tsx';
import { Gate } from './gate.ts';
import { used } from './hydration-slice.tsx';
import { type RemoteLoader, useRemoteLoader } from './remote-loader.tsx';
import type { FragmentName } from './remote-modules.ts';

export type LateFragmentProps<Name extends FragmentName> = FragmentProps<Name> & {
  /** Loads the fragment although it is far from the viewport. */
  isRequested?: boolean;
};

/**
 * A fragment below the first view (HOME-21). The page lists it in `lateFragments`, so the server renders it. Its script is loaded
 * when it comes into view, or within 600 px of it once the shopper has scrolled, touched or pressed a key. Until then, and if it
 * cannot be loaded, the page keeps the server's HTML: links work, and clicks on buttons are repeated later. If the fragment is
 * rendered in the browser, its skeleton is shown until it is near.
 */
export function LateFragment<Name extends FragmentName>({
  isRequested = false,
  ...fragment
}: LateFragmentProps<Name>) {
  const place = useRef<HTMLDivElement>(null);
  const loader = useRemoteLoader();
  const [wanted] = useState(() => new Gate());
  const [ready] = useState(() => new Gate());
  const [hydrated] = useState(() => new Gate());
  const isCopied = useIsCopied(hydrated);
  useEffect(() => {
    if (isRequested) wanted.open();
    let stopWaiting: (() => void) | undefined;
    const stopNear = whenNear(place.current, () => {
      stopWaiting = used.whenOpen(wanted.open);
    });
    const stopShown = whenNear(place.current, wanted.open, '0px');
    return () => {
      stopNear();
      stopShown();
      stopWaiting?.();
    };
  }, [isRequested, wanted]);
  useEffect(() => {
    const check = () => isReady(loader, fragment.of) && ready.open();
    check();
    void wanted.opened.then(() => loader.state(fragment.of) ?? loader.load(fragment.of));
    return loader.subscribe(check);
  }, [loader, fragment.of, wanted, ready]);
  useEffect(() => {
    // From then on the content responds, because a click makes React hydrate content that waits for nothing else.
    const respond = () => {
      place.current?.removeAttribute(LATE);
      replayClicks();
    };
    for (const gate of [ready, hydrated]) gate.whenOpen(respond);
  }, [ready, hydrated]);
  return (
    <div ref={place} {...{ [LATE]: '' }}>
      {/* A hydrated boundary delays a navigation until it is ready. A new boundary shows its fallback at once: here a copy. */}
      <Suspense key={String(isCopied)} fallback={<Rendered place={place} />}>
        <Content place={place} ready={ready} wanted={wanted} hydrated={hydrated} fragment={fragment} />
      </Suspense>
    </div>
  );
}

/** The props of a fragment follow from its name, which the caller's types have checked. */
type CheckedProps = Pick<FragmentProps<FragmentName>, 'of' | 'skeleton' | 'fallback'>;
const CheckedFragment = Fragment as ComponentType<CheckedProps>;

type ContentProps = {
  place: RefObject<HTMLElement | null>;
  ready: Gate;
  wanted: Gate;
  hydrated: Gate;
  fragment: CheckedProps;
};

function Content({ place, ready, wanted, hydrated, fragment }: ContentProps) {
  const loader = useRemoteLoader();
  // Not a prop: content that waits for its script must not get an update. A skeleton from the server is hydrated as a skeleton.
  const isWanted = useSyncExternalStore(
    wanted.whenOpen,
    () => wanted.isOpen,
    () => false,
  );
  // Without server-rendered HTML, there is no element in the document yet.
  const [isRendered] = useState(() => place.current?.querySelector(`:scope > [${PENDING}]`) === null);
  const [wasReady] = useState(() => !place.current && isReady(loader, fragment.of));
  // Runs only once the content no longer waits, because suspended content has no effects.
  useEffect(() => hydrated.open(), [hydrated]);
  if (isRendered) use(ready.opened);
  if (isRendered || wasReady || isWanted) return <CheckedFragment {...fragment} />;
  return <div {...{ [PENDING]: '' }}>{fragment.skeleton}</div>;
}

/** Whether the page has moved to another location before its rendered content was hydrated. */
function useIsCopied(hydrated: Gate): boolean {
  // A new location reaches the content through its context, so it has to reach this component, too.
  const { key } = useLocation();
  const [first] = useState(key);
  const [isCopied, setCopied] = useState(false);
  if (key !== first && !isCopied && !hydrated.isOpen) setCopied(true);
  return isCopied;
}

/** Marks a skeleton, which need not wait for the fragment to be hydrated. */
const PENDING = 'data-pending';

/** A copy of the server's HTML, which is still in the document during this render. */
function Rendered({ place }: { place: RefObject<HTMLElement | null> }) {
  const [fill] = useState(() => {
    const copy = place.current?.cloneNode(true);
    return (element: HTMLElement | null) => element?.append(...(copy?.childNodes ?? []));
  });
  return <div ref={fill} />;
}

function isReady(loader: RemoteLoader, name: FragmentName): boolean {
  return loader.state(name)?.status === 'ready';
}
