import { QueryClientContext } from '@tanstack/react-query';
import { Component, createContext, Fragment, type FragmentInstance, type ReactNode, use } from 'react';
import { tellFault } from '../incoming/faults.ts';
import { TimedSuspense } from './timed-suspense.tsx';

export type FragmentFallbackProps = { retry: () => void };

type RemoteBoundaryProps = {
  /** `<remote>/<module>`, for the log and the overlay of regions. */
  name: string;
  /** Shown while a component inside suspends, and after 5 s `fallback` (PROM-130). Without it, the boundary above waits. */
  skeleton?: ReactNode;
  /** Whether the module is on its way: the skeleton is shown, and the time counts. */
  isLoading?: boolean;
  /** Shown after an error, until `retry`. */
  fallback: (props: FragmentFallbackProps) => ReactNode;
  /** Another value tries again after an error. */
  resetKey?: string;
  onRetry?: () => void;
  children: ReactNode;
};

/** A fragment was mounted with a wrong prop. */
export class PropsRefused extends Error {
  /** `<owner>/<module>`, or `shell`. */
  readonly mounter: string;
  constructor(mounter: string, message: string) {
    super(message);
    this.mounter = mounter;
  }
}

/** The regions on the page, by their places. Only the shell's overlay reads them (SITE-60). */
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

  /** A ref of a fragment knows where it is without an element in the page. */
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
 * The module around a component: what mounts a fragment here. Elements that a remote hands to a fragment to be rendered there count as
 * the fragment's.
 */
export const MounterContext = createContext('shell');

type RemoteRegionProps = Pick<RemoteBoundaryProps, 'name' | 'isLoading' | 'fallback' | 'children'> & {
  /** As in `RemoteBoundary`; undefined shows nothing. */
  skeleton: ReactNode;
};

/**
 * What a remote shows, in a boundary of its own. Try Again also requests the data again that it has used: data of a wrong shape
 * would throw again (PROM-131).
 */
export function RemoteRegion({ skeleton = null, children, ...props }: RemoteRegionProps) {
  const queries = use(QueryClientContext);
  const forgetData = () =>
    queries?.removeQueries({
      type: 'inactive',
      // Data of the document that nothing has used yet belongs to parts that are not hydrated.
      predicate: ({ options }) => options.queryFn !== undefined,
    });
  return (
    <RemoteBoundary {...props} skeleton={skeleton} onRetry={forgetData}>
      <MounterContext value={props.name}>{children}</MounterContext>
    </RemoteBoundary>
  );
}
