import { useQuery } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/address';
import { pincodeQuery } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  isCompletePincode,
  UNKNOWN_PINCODE_MESSAGE,
} from 'shared-contracts/address/rules';
import { useConfiguration } from 'shared-contracts/remotes';
import type { FormDraft } from './address-draft.ts';

export type PincodeState = {
  city: string;
  state: string;
  /** The customer writes city and state, because the lookup failed. */
  isManual: boolean;
  isSearching: boolean;
  /** Why there is no city (ACC-11). */
  error: string | undefined;
  retry: () => void;
};

/**
 * City and state of the form (ACC-10): of the saved address until its pincode changes, else of the lookup.
 * @param saved the address that is being edited
 */
export function usePincodePlace(draft: FormDraft, saved: Address | undefined): PincodeState {
  const { pincodeUrl } = useConfiguration();
  const isSaved = saved?.pincode === draft.pincode && saved.city !== '' && saved.state !== '';
  const lookup = useQuery({
    ...pincodeQuery(pincodeUrl, draft.pincode),
    enabled: isCompletePincode(draft.pincode) && !isSaved,
  });
  const isManual = lookup.isError && !lookup.isFetching;
  const written = isManual ? draft : undefined;
  const { city, state } = (isSaved ? saved : (written ?? lookup.data)) ?? { city: '', state: '' };
  return {
    city,
    state,
    isManual,
    isSearching: lookup.isFetching,
    error: isManual ? FAILED_LOOKUP_MESSAGE : lookup.data === null ? UNKNOWN_PINCODE_MESSAGE : undefined,
    retry: () => void lookup.refetch(),
  };
}
