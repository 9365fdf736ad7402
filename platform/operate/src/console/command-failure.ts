/** A failure that the operator can act on. Only its message is printed. */
export class CommandFailure extends Error {}
