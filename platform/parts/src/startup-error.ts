/** Why a program cannot start, as one sentence for the operator. It is printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';

  readonly exitCode: number = 1;
}

/** Data that a backup can replace: damaged or lost. By its exit code (`EX_DATAERR` of sysexits.h) `npm start` names the newest one. */
export class DataLost extends StartupError {
  override readonly exitCode = 65;
}
