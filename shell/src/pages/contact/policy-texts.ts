/** INFO-9, INFO-11, INFO-12. */
export type Policy = {
  title: string;
  introduction: string;
  content: readonly { heading: string; points: readonly string[] }[];
};

const PRIVACY: Policy = {
  title: 'Privacy Policy',
  introduction:
    'We keep only what we need to sell you a sheet and deliver it to your door. This policy says what that is.',
  content: [
    {
      heading: 'What we store',
      points: [
        'Your phone number, which is your login.',
        'Your name and email address, if you give them.',
        'The addresses that you save for delivery.',
        'Your cart and your orders.',
      ],
    },
    {
      heading: 'What we use it for',
      points: [
        'To send you the one-time code for your login.',
        'To deliver your order, and to reach you about it.',
        'To answer when you report damage in transit or a wrong product.',
      ],
    },
    {
      heading: 'Who else sees it',
      points: [
        'The carrier sees your name, phone number and delivery address.',
        'The payment provider sees what it needs to take your payment. Card and UPI details are entered with the provider and never reach us.',
        'Nobody else. We do not sell your data.',
      ],
    },
    {
      heading: 'What your browser stores',
      points: [
        'While you are logged in, your browser stores a login token and your phone number. Logging out removes both.',
      ],
    },
    {
      heading: 'Your choices',
      points: [
        'You can delete saved addresses in your profile.',
        'Call or write to us to correct or delete your data, as far as the law allows.',
      ],
    },
  ],
};

const TERMS: Policy = {
  title: 'Terms and Conditions',
  introduction: 'These terms apply to every order in this shop. By placing an order you accept them.',
  content: [
    {
      heading: 'Who may buy',
      points: [
        'You must be 18 years or older to hold an account.',
        'The phone number that you log in with must be your own.',
      ],
    },
    {
      heading: 'Prices',
      points: [
        'All prices are in Indian rupees and include taxes.',
        'Prices may change without notice. The price shown when you place your order applies.',
      ],
    },
    {
      heading: 'Payment',
      points: [
        'Payment is online only, by card or UPI, through our payment provider.',
        'There is no cash on delivery.',
      ],
    },
    {
      heading: 'Orders',
      points: [
        'An order contains at least two products, and the packaging that keeps them flat in transit.',
        'An order cannot be cancelled after it is placed.',
      ],
    },
    {
      heading: 'Colours',
      points: ['Screens show colours differently. A sheet may look slightly different from its picture.'],
    },
    {
      heading: 'Disputes',
      points: ['Disputes fall under the jurisdiction of the courts of Mysore.'],
    },
  ],
};

const RETURNS: Policy = {
  title: 'Return and Refund Policy',
  introduction: 'Sheets are packed and crated for each order, so returns are limited to the cases below.',
  content: [
    {
      heading: 'What can be returned',
      points: ['Products damaged in transit.', 'A product that is not the one you ordered.'],
    },
    {
      heading: 'How to report it',
      points: [
        'Tell us within 48 hours of delivery.',
        'Send photos or a video that show the damage or the wrong product.',
      ],
    },
    {
      heading: 'Return shipping',
      points: ['In approved cases the company bears the cost of return shipping.'],
    },
    {
      heading: 'Refunds',
      points: ['Refunds go to the original payment method, within 7-10 business days after inspection.'],
    },
    {
      heading: 'Cancellation',
      points: ['An order cannot be cancelled after it is placed.'],
    },
  ],
};

const SHIPPING: Policy = {
  title: 'Shipping Policy',
  introduction: 'We deliver all over India, flat and crated, to the address that you choose at checkout.',
  content: [
    {
      heading: 'Delivery times',
      points: ['South India and metro cities: 2-5 business days.', 'The rest of India: 4-9 business days.'],
    },
    {
      heading: 'No deliveries',
      points: ['There are no deliveries on Sundays or public holidays.'],
    },
    {
      heading: 'Wrong addresses',
      points: [
        'Please check your address and phone number before you pay.',
        'Where a parcel has to be shipped again because the address was wrong, the customer pays the re-shipping charges.',
      ],
    },
    {
      heading: 'On arrival',
      points: [
        'Inspect the parcel on arrival. Damage must be reported within 48 hours, with photos or video.',
      ],
    },
  ],
};

export const POLICIES: readonly Policy[] = [PRIVACY, TERMS, RETURNS, SHIPPING];
