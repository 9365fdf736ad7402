/** A page that the shop links, without content. */
export default function Shortlist() {
  return null;
}
