/** A fragment that throws. */
export default function SubstratePicker() {
  throw new Error('The ordinary fragment threw.');
}
