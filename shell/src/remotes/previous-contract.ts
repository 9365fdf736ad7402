import type { ShellServerBuild } from 'shared-contracts/document';

/** Beside this file a folder has the adapters (decision 100). Undefined while all remotes need the current major. */
export const previousContract: ShellServerBuild['previous'] = undefined;
