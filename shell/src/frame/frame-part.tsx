import type { ReactNode } from 'react';
import { RemoteBoundary } from 'shared-contracts/remotes';

export type FramePartProps = {
  /** Names the part in the log. */
  name: string;
  /** Shown in place of a part that throws; nothing unless set. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of the shop that may throw without taking the other parts with it (PROM-57). */
export function FramePart({ name, fallback = null, children }: FramePartProps) {
  return (
    <RemoteBoundary name={`shell/${name}`} fallback={() => fallback}>
      {children}
    </RemoteBoundary>
  );
}
