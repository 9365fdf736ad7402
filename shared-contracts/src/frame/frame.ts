/*
 * What the shell writes and remotes read: by `sessionAtom`, `toastsAtom` and `questionAtom` (PROM-133); and what the shell alone hears:
 * the faults of remotes. For the shell, for harnesses and for tests. A remote that imports this file gets atoms of its own, which nothing
 * reads.
 */
export { type FaultListener, hearFaults, tellFault } from '../incoming/faults.ts';
export { questionState, toastsState } from '../remotes/frame-requests.ts';
export { sessionState } from '../session/session-atoms.ts';
