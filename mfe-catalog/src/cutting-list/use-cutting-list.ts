import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inPlaceOf } from 'shared-contracts/routes';
import {
  type CuttingList,
  listInAddress,
  listPath,
  MAX_PATH,
  rowsLeftOut,
} from './panels/list-in-address.ts';

/** Debounce of the address in milliseconds: browsers limit how often it may change. */
const PAUSE = 300;

export type ChangeList = (change: (list: CuttingList) => CuttingList) => void;

/**
 * The list in the address, and a function to change it. A change is shown at once; the address follows after a pause. A change that was left
 * before that is kept until the list is shown again (CUT-11). A list that is too long is not written to the address (CUT-26).
 */
export function useCuttingList(): [shown: CuttingList, change: ChangeList, rowsLeftOut: number] {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => listInAddress(search), [search]);
  const path = listPath(inAddress);
  // Read once: after a change, the address no longer has these rows.
  const [leftOut] = useState(() => rowsLeftOut(search));
  const [shown, setShown] = useState({ list: inAddress, paths: [path] });
  // A link or Back has opened another list.
  if (!shown.paths.includes(path)) setShown({ list: inAddress, paths: [path] });

  const ownPath = listPath(shown.list);
  const follow = useEffectEvent(() => {
    // Both paths count as this list until the router has followed.
    setShown(({ list }) => ({ list, paths: [path, ownPath] }));
    void navigate(ownPath, { replace: true, state: inPlaceOf(location) });
  });
  useEffect(() => {
    if (ownPath === path || ownPath.length > MAX_PATH) return undefined;
    const timer = setTimeout(() => follow(), PAUSE);
    return () => clearTimeout(timer);
  }, [ownPath, path]);

  const followNow = useEffectEvent(() => {
    if (document.hidden && ownPath !== path && ownPath.length <= MAX_PATH) follow();
  });
  const leave = useEffectEvent(() => {
    // Back has already moved the history, so the last changes can no longer be written to the address (CUT-11).
    if (ownPath !== path) unsaved = { place: location.key, path, ownPath };
  });
  const comeBack = useEffectEvent(() => {
    const left = takeUnsaved(location.key, path);
    if (left) setShown({ list: listInAddress(new URLSearchParams(left.split('?')[1])), paths: [path] });
  });
  useEffect(() => {
    const over = new AbortController();
    comeBack();
    // A reload or a duplicated tab reads the address.
    document.addEventListener('visibilitychange', () => followNow(), { signal: over.signal });
    return () => {
      over.abort();
      leave();
    };
  }, []);

  const change = useCallback<ChangeList>(
    (next) => setShown(({ list, paths }) => ({ list: next(list), paths })),
    [],
  );
  return [shown.list, change, leftOut];
}

/** The list that was left before the address had followed: its history entry, the address there, and the list's own address. */
let unsaved: { place: string; path: string; ownPath: string } | undefined;

/** Returns the unsaved list's address for this history entry, and forgets it. */
export function takeUnsaved(place: string, path: string): string | undefined {
  const found = unsaved?.place === place && unsaved.path === path ? unsaved.ownPath : undefined;
  unsaved = undefined;
  return found;
}
