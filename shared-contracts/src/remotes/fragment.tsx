import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type FragmentFallbackProps, RemoteRegion } from './remote-boundary.tsx';
import type { FragmentName, RemoteModules } from './remote-modules.ts';
import { useRemoteModule } from './use-remote-module.ts';

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
    <RemoteRegion name={of} skeleton={skeleton} fallback={fallback}>
      <Shown {...props} />
    </RemoteRegion>
  );
}
