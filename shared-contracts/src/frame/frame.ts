/*
 * State that the shell writes and that remotes read by `sessionAtom`, `toastsAtom` and `questionAtom` (PROM-133), and what
 * the shell alone learns: the faults of remotes, and where their regions are. For the shell, for harnesses and for tests. A
 * remote that imports this file gets atoms of its own, which nothing reads.
 */
export { type FaultListener, hearFaults, tellFault } from '../incoming/faults.ts';
export { questionState, toastsState } from '../remotes/frame-requests.ts';
export { shownRegions } from '../remotes/remote-boundary.tsx';
export { sessionState } from '../session/session-atoms.ts';
