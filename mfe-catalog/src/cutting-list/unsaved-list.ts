const KEY = 'cutting-list-left';

/** A list that was left before its address had followed: the place in the browser's history, its address, and that of the list. */
type UnsavedList = { place: string; path: string; ownPath: string };

/** Keeps the last letters of a list that is left (CUT-11): Back has already moved the history, so that its address cannot follow any more. */
export function keepUnsaved(list: UnsavedList): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage the address alone is kept.
  }
}

/** The address of the list that was left at this place, once. */
export function takeUnsaved(place: string, path: string): string | undefined {
  try {
    const left: Partial<UnsavedList> = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    if (left.place !== place || left.path !== path) return undefined;
    window.sessionStorage.removeItem(KEY);
    return left.ownPath;
  } catch {
    return undefined;
  }
}
