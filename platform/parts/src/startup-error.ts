/** Why a program cannot start, as one sentence for the operator. It is printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';

  readonly exitCode: number = 1;
}

/** Data are damaged or lost, and a backup can replace them. On this exit code (`EX_DATAERR` of sysexits.h) `npm start` names the newest. */
export class DataLost extends StartupError {
  override readonly exitCode = 65;
}
