import type { ShellServerBuild } from 'shared-contracts/document';

/** The adapters are in a folder beside this file (decision 100). Undefined while all remotes need the current major. */
export const previousContract: ShellServerBuild['previous'] = undefined;
