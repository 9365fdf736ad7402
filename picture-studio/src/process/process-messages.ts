import type { Made, PictureTask } from './waiting-pictures.ts';

/**
 * Whose threads make a picture: those that shoppers wait for; one for previews of decors, because the others may be busy for seconds when a
 * messenger asks; one of the system's lowest priority, for what is composed ahead.
 */
export type Lane = 'shopper' | 'decor' | 'ahead';

/** What the picture process is to make, one task after the other in one thread. */
export interface PictureOrder {
  id: number;
  lane: Lane;
  tasks: readonly PictureTask[];
}

export type PictureResults = readonly PromiseSettledResult<Made>[];

/** What the picture process sends: each second that it lives, and what it has made. */
export type ProcessMessage =
  | {
      kind: 'heartbeat';
      residentBytes: number;
      /** Milliseconds of processor time that it has had. */
      processorTime: number;
    }
  | { kind: 'made'; id: number; results: PictureResults };

/** Milliseconds. */
export const HEARTBEAT = 1_000;
