/** An address in Mysuru, as a customer saves it. */
export const HOME = {
  address_label: 'Home',
  full_name: 'Meera Nair',
  s_mobile_no: '9845012345',
  address: '14, 3rd Cross, Gokulam 2nd Stage',
  pincode: '570002',
  city: 'Mysuru',
  state: 'Karnataka',
};

/** The same as the provider responds with it. */
export const SAVED_HOME = { ...HOME, country: 'India' };

/** A text without a space that is too long for a line. */
export const LONG_WORD = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

/** A saved address whose texts are too long for a line. */
export const LONG_ADDRESS = {
  ...SAVED_HOME,
  address_label: LONG_WORD.slice(0, 40),
  full_name: LONG_WORD,
  address: LONG_WORD,
};
