/** A list that was left before its address had followed: the place in the history of the visit, its address, and that of the list. */
type UnsavedList = { place: string; path: string; ownPath: string };

let left: UnsavedList | undefined;

/** Keeps the last letters of a list that is left (CUT-11): Back has already moved the history, so that its address cannot follow any more. */
export function keepUnsaved(list: UnsavedList): void {
  left = list;
}

/** Returns the address of the list that was left at this place, once. */
export function takeUnsaved(place: string, path: string): string | undefined {
  const found = left?.place === place && left.path === path ? left.ownPath : undefined;
  left = undefined;
  return found;
}
