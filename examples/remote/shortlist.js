/** An empty page, because the shop links to a page at this path. */
export default function Shortlist() {
  return null;
}
