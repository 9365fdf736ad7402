export type CustomerVoice = {
  /** In stars of five (INSP-48 allows 4 and 5). */
  rating: 4 | 5;
  words: string;
  name: string;
  city: string;
};

/** These are examples. The shop's owner replaces them with the words of customers. */
export const CUSTOMER_VOICES: readonly CustomerVoice[] = [
  {
    rating: 5,
    words:
      'We kept four blues on the kitchen counter for a week. The one we chose looks the same in the morning sun and under the tube light.',
    name: 'Ananya',
    city: 'Bengaluru',
  },
  {
    rating: 5,
    words:
      'Our carpenter cut the sheets with the tools he already had, and the edges came out clean. Oil from the stove wipes off with a damp cloth.',
    name: 'Farhan',
    city: 'Kochi',
  },
  {
    rating: 4,
    words:
      'I would have liked to touch the fluted panel before ordering. But it arrived well packed, and the wall looks just as it did in the picture.',
    name: 'Kavitha',
    city: 'Coimbatore',
  },
];
