import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteBoundary } from 'shared-contracts/remotes';

export type FramePartProps = {
  /** Names the part in the log. */
  name: string;
  /** Shown in place of a part that throws; nothing unless set. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of the shop that may throw without taking the other parts with it (PROM-57). The next page tries it again. */
export function FramePart({ name, fallback = null, children }: FramePartProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary name={`shell/${name}`} resetKey={pathname} fallback={() => fallback}>
      {children}
    </RemoteBoundary>
  );
}
