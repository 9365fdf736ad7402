import type { PreviousContract } from 'shared-contracts/document';

/**
 * The contract's previous major: its last version, and for each of its packages an adapter on the current package's state, in a
 * folder beside this file (decision 100). Undefined while the contract has had one major.
 */
export const previousContract: PreviousContract | undefined = undefined;
