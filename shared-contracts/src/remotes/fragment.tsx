import { Component, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { FragmentName, RemoteModules } from './remote-modules.ts';
import { useRemoteModule } from './use-remote-module.ts';

export type FragmentFallbackProps = { retry: () => void };

export type FragmentProps<Name extends FragmentName> = ComponentProps<RemoteModules[Name]> & {
  of: Name;
  /** Has the fragment's size, so that the layout does not shift. */
  skeleton: ReactNode;
  /** Shown when the fragment cannot be loaded, or throws. */
  fallback: (props: FragmentFallbackProps) => ReactNode;
};

/** A component of another remote. Its failure does not affect the page around it (PROM-3). */
export function Fragment<Name extends FragmentName>({
  of,
  skeleton,
  fallback,
  ...props
}: FragmentProps<Name>) {
  const { remote, retry } = useRemoteModule(of);
  if (remote.status === 'failed') return fallback({ retry });
  if (remote.status === 'loading') return skeleton;
  const Shown = remote.module as ComponentType<object>;
  return (
    <RemoteBoundary name={of} fallback={fallback}>
      <Shown {...props} />
    </RemoteBoundary>
  );
}

type RemoteBoundaryProps = {
  /** `<remote>/<module>`, for the log. */
  name: string;
  children: ReactNode;
  fallback: (props: FragmentFallbackProps) => ReactNode;
};

/** Error boundary around a remote's component (PROM-3). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.name} threw while rendering.`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback({ retry: () => this.setState({ failed: false }) });
  }
}
