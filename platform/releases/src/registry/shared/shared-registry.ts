import type { ReleaseSource } from '../source/release-source.ts';
import type { ChangeRows } from './change-rows.ts';

/** What the registries of several machines have in common. Each folder is a replica of it. */
export interface SharedRegistry {
  /** The log. */
  rows: ChangeRows;
  /** Where releases come from that a machine lacks. */
  source: ReleaseSource | undefined;
}
