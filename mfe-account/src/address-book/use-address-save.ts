import { useQueryClient } from '@tanstack/react-query';
import type { Address } from 'shared-contracts/address';
import { saveAddress, updateAddress } from 'shared-contracts/address/endpoints';
import { type AddressDraft, DELIVERY_COUNTRY, isSameLabel } from 'shared-contracts/address/rules';
import { ApiError, callEndpoint, callIfOffered } from 'shared-contracts/http';
import { type SingleCall, useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { messages } from '../messages.ts';
import { addressesQuery } from './addresses-query.ts';
import { useAddressAlert } from './use-address-alert.ts';

const words = messages.addressBook;

/** Shows the result in a dialog (ACC-13). `onSaved` is called before the dialog opens. */
export function useAddressSave(
  address: Address | undefined,
  onSaved: (saved: Address) => void,
): SingleCall<Address, AddressDraft> {
  const queries = useQueryClient();
  const { tell, tellFailure } = useAddressAlert();

  return useSingleCall({
    mutationFn: (draft) => (address ? changeAddress(address, draft) : addAddress(draft)),
    onSuccess: (saved) => {
      queries.setQueryData<Address[]>(addressesQuery.queryKey, (saved_before = []) =>
        address
          ? saved_before.map((other) => (other.address_label === address.address_label ? saved : other))
          : [...saved_before, saved],
      );
      void queries.invalidateQueries({ queryKey: addressesQuery.queryKey });
      onSaved(saved);
      tell(words.saved);
    },
    onError: tellFailure,
  });
}

const addAddress = (draft: AddressDraft) =>
  callEndpoint(saveAddress, { body: { ...draft, country: DELIVERY_COUNTRY } });

async function changeAddress({ address_label }: Address, draft: AddressDraft): Promise<Address> {
  const isRenamed = !isSameLabel(address_label, draft.address_label) || address_label !== draft.address_label;
  const new_label = isRenamed ? draft.address_label : undefined;
  const changed = await callIfOffered(updateAddress, {
    body: { ...draft, address_label, new_label, country: DELIVERY_COUNTRY },
  });
  if (changed) return changed;
  // The provider cannot change addresses, or this one was deleted in another tab.
  throw new ApiError({ kind: 'http', message: words.cannotChange });
}
