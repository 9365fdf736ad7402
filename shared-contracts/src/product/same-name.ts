/** A comparison key for names of classes, categories, materials and facets, which are equal in any letter case. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
