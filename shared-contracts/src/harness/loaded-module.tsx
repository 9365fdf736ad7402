import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Skeleton, Text, Wrap } from '../look/look.ts';
import type { PageModule } from '../remotes/page-module.ts';
import { messages } from './messages.ts';

type LoadedModuleProps = { load: () => Promise<{ default: unknown }> };

export function LoadedPage({ load }: LoadedModuleProps) {
  return <Loaded load={async () => ((await load()).default as PageModule).Page} />;
}

/** A fragment that needs no props. */
export function LoadedFragment({ load }: LoadedModuleProps) {
  return <Loaded load={async () => withoutProps((await load()).default as CheckedComponent)} />;
}

type CheckedComponent = ComponentType & { wrongProp?: (props: object) => string | undefined };

function withoutProps(fragment: CheckedComponent): ComponentType {
  return fragment.wrongProp?.({}) === undefined ? fragment : NeedsProps;
}

function NeedsProps() {
  return (
    <Wrap>
      <Text>{messages.needsProps}</Text>
    </Wrap>
  );
}

function Loaded({ load }: { load: () => Promise<ComponentType> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has one module
  const Module = useMemo(() => lazy(async () => ({ default: await load() })), []);
  return (
    <Suspense fallback={<Skeleton height="60svh" aria-label={messages.loading} />}>
      <Module />
    </Suspense>
  );
}
