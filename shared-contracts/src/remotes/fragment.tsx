import { Component, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { FragmentName, RemoteModules } from './remote-modules.ts';
import { useRemoteModule } from './use-remote-module.ts';

export type FragmentFallbackProps = { retry: () => void };

export type FragmentProps<Name extends FragmentName> = ComponentProps<RemoteModules[Name]> & {
  of: Name;
  /** Of the fragment's size, so that nothing jumps. */
  skeleton: ReactNode;
  /** Shown in the fragment's place when it cannot be loaded or breaks. */
  fallback: (props: FragmentFallbackProps) => ReactNode;
};

/** A component of another owner. While it loads there is the skeleton; when it fails, the fallback; the rest lives on. */
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
  /** `<remote>/<module>`, for the report. */
  name: string;
  children: ReactNode;
  fallback: (props: FragmentFallbackProps) => ReactNode;
};

/** Keeps a crash of a remote's component in its box. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.name} broke while rendering`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback({ retry: () => this.setState({ failed: false }) });
  }
}
