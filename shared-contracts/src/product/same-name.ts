/** Names of classes, categories, materials and facets are equal without regard to letter case: equal names have one key. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}
