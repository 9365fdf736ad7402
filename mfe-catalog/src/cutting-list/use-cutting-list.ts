import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inPlaceOf } from 'shared-contracts/routes';
import { type CuttingList, listInAddress, listPath } from './panels/list-in-address.ts';

/** Milliseconds without a change, after which the address follows: browsers limit how often it may change. */
const PAUSE = 300;

export type ChangeList = (change: (list: CuttingList) => CuttingList) => void;

/** The list of the address, and a function to change it. A change is shown at once, and replaces the address after a pause (CUT-11). */
export function useCuttingList(): [shown: CuttingList, change: ChangeList] {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => listInAddress(search), [search]);
  const path = listPath(inAddress);
  const [shown, setShown] = useState({ list: inAddress, paths: [path] });
  // Another list was opened by a link, or by Back.
  if (!shown.paths.includes(path)) setShown({ list: inAddress, paths: [path] });

  const ownPath = listPath(shown.list);
  const follow = useEffectEvent(() => {
    // Until the router has followed, the address is still the old one.
    setShown(({ list }) => ({ list, paths: [path, ownPath] }));
    void navigate(ownPath, { replace: true, state: inPlaceOf(location) });
  });
  useEffect(() => {
    if (ownPath === path) return undefined;
    const timer = setTimeout(() => follow(), PAUSE);
    return () => clearTimeout(timer);
  }, [ownPath, path]);

  const change = useCallback<ChangeList>(
    (next) => setShown(({ list, paths }) => ({ list: next(list), paths })),
    [],
  );
  return [shown.list, change];
}
