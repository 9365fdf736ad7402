import { QueryClientContext } from '@tanstack/react-query';
import { Component, createContext, Fragment, type FragmentInstance, type ReactNode, use } from 'react';
import { tellFault } from '../incoming/faults.ts';
import { TimedSuspense } from './timed-suspense.tsx';

export type FragmentFallbackProps = { retry: () => void };

type RemoteBoundaryProps = {
  /** `<remote>/<module>`, for the log and the overlay of regions. */
  name: string;
  /** Shown while a component inside suspends; after 5 s `fallback` replaces it (PROM-130). Without it, the boundary above waits. */
  skeleton?: ReactNode;
  /** Whether the module is loading: the skeleton is shown, and the time counts. */
  isLoading?: boolean;
  /** Shown after an error, until `retry`. */
  fallback: (props: FragmentFallbackProps) => ReactNode;
  /** After an error, a changed value renders the children again. */
  resetKey?: string;
  onRetry?: () => void;
  children: ReactNode;
};

/** Thrown if a fragment was mounted with a wrong prop. */
export class PropsRefused extends Error {
  /** `<owner>/<module>`, or `shell`. */
  readonly mounter: string;
  constructor(mounter: string, message: string) {
    super(message);
    this.mounter = mounter;
  }
}

/** The regions on the page, by their fragment refs. Only the shell's overlay reads them (SITE-60). */
export const shownRegions = new Map<FragmentInstance, RemoteBoundary>();

/** Error boundary around a remote's component (PROM-3). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props;
    if (error instanceof PropsRefused) tellFault(error.mounter, error.message);
    else tellFault(name, `${name} threw while rendering.`, error);
  }

  override componentDidUpdate(before: RemoteBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  readonly #giveUp = () => {
    const { name } = this.props;
    tellFault(name, `${name} has waited too long for something, and is replaced by its fallback.`);
    this.setState({ failed: true });
  };

  /** The ref of a React fragment has the position without an extra element in the page. */
  readonly #noteRegion = (place: FragmentInstance | null) => {
    if (!place) return undefined;
    shownRegions.set(place, this);
    return () => void shownRegions.delete(place);
  };

  override render() {
    return <Fragment ref={this.#noteRegion}>{this.#content()}</Fragment>;
  }

  #content() {
    const { skeleton, isLoading, fallback, children } = this.props;
    if (this.state.failed) return fallback({ retry: this.#retry });
    if (skeleton === undefined) return children;
    return (
      <TimedSuspense skeleton={skeleton} isLoading={isLoading} onLate={this.#giveUp}>
        {children}
      </TimedSuspense>
    );
  }
}

/**
 * The module around a component, which mounts fragments here. Elements that a remote passes to a fragment for rendering count as
 * the fragment's.
 */
export const MounterContext = createContext('shell');

type RemoteRegionProps = Pick<RemoteBoundaryProps, 'name' | 'isLoading' | 'fallback' | 'children'> & {
  /** As in `RemoteBoundary`; undefined shows nothing. */
  skeleton: ReactNode;
};

/**
 * Renders a remote's content in a boundary of its own. Try Again also drops the data that the content has used: data of a wrong shape
 * would throw again (PROM-131).
 */
export function RemoteRegion({ skeleton = null, children, ...props }: RemoteRegionProps) {
  const queries = use(QueryClientContext);
  const forgetData = () =>
    queries?.removeQueries({
      type: 'inactive',
      // Unused data from the document is kept, because it belongs to parts that are not hydrated yet.
      predicate: ({ options }) => options.queryFn !== undefined,
    });
  return (
    <RemoteBoundary {...props} skeleton={skeleton} onRetry={forgetData}>
      <MounterContext value={props.name}>{children}</MounterContext>
    </RemoteBoundary>
  );
}
