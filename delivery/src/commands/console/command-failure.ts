/** A failure that its reader can act on: the message is all that is printed, never a stack trace. */
export class CommandFailure extends Error {}
