import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteBoundary } from 'shared-contracts/remotes';

export type FramePartProps = {
  name: string;
  /** Shown in place of a part that throws. Without it, the place is empty. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part that throws leaves the other parts of the shop intact (PROM-57). The next page renders it again. */
export function FramePart({ name, fallback = null, children }: FramePartProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary name={`shell/${name}`} resetKey={pathname} fallback={() => fallback}>
      {children}
    </RemoteBoundary>
  );
}
