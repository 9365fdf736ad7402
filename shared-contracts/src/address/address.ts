import * as z from 'zod/mini';
import { flag, text, textOrNumber } from '../endpoint/field-schemas.ts';

/** A saved delivery address (DATA-11). Labels are unique for each customer, in any letter case. */
export const Address = z.object({
  address_label: z.string(),
  /** First and last name, joined by a space. */
  full_name: text,
  /** The receiver's phone, ten digits. */
  s_mobile_no: textOrNumber,
  /** House, street and area; may hold several lines. */
  address: text,
  /** Six digits. */
  pincode: textOrNumber,
  /** The district of the pincode. */
  city: text,
  state: text,
  country: text,
  /** An addition: exactly one address of a customer has `true`. Absent where the provider knows no default (API-18). */
  is_default: z.optional(flag),
});
export type Address = z.output<typeof Address>;

/** A customer's addresses in the order in which they were added. An empty list may come as a message, or as a 404 (DATA-20). */
export const AddressList = z.pipe(
  z.union([z.array(Address), z.object({ message: z.string() })]),
  z.transform((response): Address[] => (Array.isArray(response) ? response : [])),
);

export type PincodePlace = { city: string; state: string };

/**
 * The response of the pincode lookup at `<pincodeUrl>/<six digits>`, in the shape of the public one: a list with one entry
 * (DATA-16). It is null for a pincode that does not exist. The call needs no login, and is not an endpoint of the API,
 * because the operator may configure a lookup on another origin.
 */
export const PincodeLookup = z.pipe(
  z.array(
    z.object({
      Status: text,
      PostOffice: z.nullish(z.array(z.object({ District: text, State: text }))),
    }),
  ),
  z.transform((response): PincodePlace | null => {
    const office = response[0]?.PostOffice?.[0];
    return office?.District && office.State ? { city: office.District, state: office.State } : null;
  }),
);
