/** These texts are not in `messages.ts`, which each fragment of the remote carries. */
export const planningMessages = {
  title: 'Plan it at home',
  lead: 'See it, count it, hold it: before you order.',
  match: {
    name: 'Match a colour',
    text: 'A photo of your wall, floor or sofa, and the decors nearest to its colour.',
    alt: 'A wall with a ring around its colour, and the three decors nearest to it',
  },
  myRoom: {
    name: 'In your own room',
    text: 'Your kitchen or wardrobe on a photo, in any of our decors.',
    alt: 'A kitchen before and after: white fronts on the left, sage green on the right',
  },
  cuttingList: {
    name: 'Cutting list',
    text: 'Your panels, laid out on sheets: how many you need, and how to saw them.',
    alt: 'Two sheets of oak with the cuts between their panels',
  },
  samples: {
    name: 'Samples',
    text: 'Up to five decors in your hand, each of A4 size, in one parcel.',
    alt: 'Five samples like a fan: navy, sage, terracotta, oak and white',
  },
} as const;
