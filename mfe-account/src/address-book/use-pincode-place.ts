import { useQuery } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/address';
import { pincodeQuery } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  isPincodeBegun,
  pincodeProblem,
  readPincode,
} from 'shared-contracts/address/rules';
import { useConfiguration } from 'shared-contracts/remotes';
import type { FormDraft } from './address-draft.ts';

export type PincodeState = {
  city: string;
  state: string;
  /** The customer writes city and state, because the lookup failed or does not know the pincode. */
  isManual: boolean;
  /** The pincode may be a real one: the lookup lacks new pincodes, and all of the Army's (ACC-25). */
  isUnknown: boolean;
  isSearching: boolean;
  /** Why there is no city (ACC-11); set while typing once the text can no longer become a pincode. */
  error: string | undefined;
  retry: () => void;
};

/** City and state (ACC-10): those of the saved address until its pincode changes, else those of the lookup. */
export function usePincodePlace(draft: FormDraft, saved: Address | undefined): PincodeState {
  const { pincodeUrl } = useConfiguration();
  const pincode = readPincode(draft.pincode);
  const isSaved =
    saved !== undefined && readPincode(saved.pincode) === pincode && saved.city !== '' && saved.state !== '';
  const lookup = useQuery({ ...pincodeQuery(pincodeUrl, pincode ?? ''), enabled: pincode !== undefined });
  const isUnknown = pincode !== undefined && lookup.data === null;
  const hasFailed = lookup.isError && !lookup.isFetching && !isSaved;
  const isManual = isUnknown || hasFailed;
  const written = isManual ? draft : undefined;
  const { city, state } = written ?? (isSaved ? saved : lookup.data) ?? { city: '', state: '' };
  return {
    city,
    state,
    isManual,
    isUnknown,
    isSearching: lookup.isFetching && !isSaved,
    error: hasFailed
      ? FAILED_LOOKUP_MESSAGE
      : isPincodeBegun(draft.pincode)
        ? undefined
        : pincodeProblem(draft.pincode),
    retry: () => void lookup.refetch(),
  };
}
