/**
 * @param thrown what was thrown, if anything
 * @param offender the release at fault, as `<owner>` or `<owner>/<module>`; unknown for what nothing caught
 * @param sentence holds no value of the shop or of the shopper, because it is reported
 */
export type FaultListener = (thrown: unknown, offender?: string, sentence?: string) => void;

let report: FaultListener | undefined;

/** Sets the listener that reports the faults which the contract contains (PROM-171). Only the shell calls it, once. */
export function hearFaults(listener: FaultListener): void {
  report = listener;
}

/** Tells the console and the shell's report of a fault that was contained. `details` are for the console; a thrown error is the first. */
export function tellFault(offender: string, sentence: string, ...details: readonly unknown[]): void {
  console.warn(sentence, ...details);
  report?.(details[0], offender, sentence);
}
