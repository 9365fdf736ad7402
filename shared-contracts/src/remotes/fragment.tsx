import { type ComponentProps, type ComponentType, type ReactNode, use } from 'react';
import {
  type FragmentFallbackProps,
  MounterContext,
  PropsRefused,
  RemoteBoundary,
  RemoteRegion,
} from './remote-boundary.tsx';
import type { FragmentName, PropCheck, RemoteModules } from './remote-modules.ts';
import { useRemoteModule } from './use-remote-module.ts';

export type FragmentProps<Name extends FragmentName> = ComponentProps<RemoteModules[Name]> & {
  of: Name;
  /** As large as the fragment, so that the layout does not shift. */
  skeleton: ReactNode;
  /** Shown if the fragment cannot be loaded, throws, or gets a prop of the wrong shape. */
  fallback: (props: FragmentFallbackProps) => ReactNode;
};

/** A component of another remote. Its failure does not affect the page around it (PROM-3), nor does a prop of the wrong shape. */
export function Fragment<Name extends FragmentName>({
  of,
  skeleton,
  fallback,
  ...props
}: FragmentProps<Name>) {
  const mounter = use(MounterContext);
  const { remote, retry } = useRemoteModule(of);
  if (remote.status === 'failed') {
    return (
      <RemoteBoundary name={of} fallback={fallback}>
        {fallback({ retry })}
      </RemoteBoundary>
    );
  }
  const isLoading = remote.status === 'loading';
  return (
    <RemoteRegion name={of} skeleton={skeleton} isLoading={isLoading} fallback={fallback}>
      {!isLoading && (
        <Mounted of={of} module={remote.module as MountedModule} props={props} mounter={mounter} />
      )}
    </RemoteRegion>
  );
}

type MountedModule = ComponentType<object> & { wrongProp?: PropCheck<object> };
type MountedProps = { of: FragmentName; module: MountedModule; props: object; mounter: string };

/** Throws inside the fragment's boundary, which then shows the fallback (PROM-170). A remote from another build has no check. */
function Mounted({ of, module: Module, props, mounter }: MountedProps) {
  const wrong = Module.wrongProp?.(props);
  if (wrong) throw new PropsRefused(mounter, `${mounter} mounts ${of} with a wrong prop: ${wrong}.`);
  return <Module {...props} />;
}
