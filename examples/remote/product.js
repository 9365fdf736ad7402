/** A page that throws. */
export default function Product() {
  throw new Error('The ordinary page threw.');
}
