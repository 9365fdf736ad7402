/**
 * @param thrown what was thrown, if anything
 * @param offender the release at fault, as `<owner>` or `<owner>/<module>`; unknown for an uncaught error
 * @param sentence contains no data of the shop or of the shopper, because it is reported
 */
export type FaultListener = (thrown: unknown, offender?: string, sentence?: string) => void;

let report: FaultListener | undefined;

/** Sets the listener for contained faults, which reports them (PROM-171). Only the shell calls it, once. */
export function hearFaults(listener: FaultListener): void {
  report = listener;
}

/** Reports a contained fault to the console and to the shell. `details` go to the console; the first one is the thrown error, if any. */
export function tellFault(offender: string, sentence: string, ...details: readonly unknown[]): void {
  console.warn(sentence, ...details);
  report?.(details[0], offender, sentence);
}
