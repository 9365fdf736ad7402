import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that is hydrated apart from what surrounds it, and after it. A tap hydrates only the slices around its
 * target, at once. The server renders a slice in full. Nothing inside may suspend.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
