import type { ReactNode } from 'react';
import { useNearViewport } from 'shared-contracts/look';
import { still, withScriptOnly } from './placeholder-styles.ts';

export type NearViewportProps = {
  /** Of the content's size, so that nothing moves when it comes. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Its children are rendered, and so ask for their data, once the shopper comes near. */
export function NearViewport({ skeleton, children }: NearViewportProps) {
  const { ref, isNear } = useNearViewport();
  if (isNear) return children;
  return (
    <div ref={ref} css={[withScriptOnly, still]}>
      {skeleton}
    </div>
  );
}
