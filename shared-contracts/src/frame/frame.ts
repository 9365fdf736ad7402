/*
 * State that the shell writes and remotes read through `sessionAtom`, `toastsAtom` and `questionAtom` (PROM-133), and state
 * of the shell alone: the faults of remotes, and the places of their regions. For the shell, for harnesses and for tests. A
 * remote that imports this file gets its own copy of the atoms, which nothing reads.
 */
export { type FaultListener, hearFaults, tellFault } from '../incoming/faults.ts';
export { questionState, toastsState } from '../remotes/frame-requests.ts';
export { shownRegions } from '../remotes/remote-boundary.tsx';
export { sessionState } from '../session/session-atoms.ts';
