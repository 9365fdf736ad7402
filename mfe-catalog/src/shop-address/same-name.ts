/** Categories and materials match without regard to case (api.md, Conventions); so do all names in an address. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
