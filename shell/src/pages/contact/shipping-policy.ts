import type { Policy } from './policy.ts';

/** INFO-9, INFO-12. */
export const SHIPPING: Policy = {
  title: 'Shipping Policy',
  introduction:
    'We deliver all over India. Every order travels flat, in a crate, to the address that you choose at checkout.',
  content: [
    {
      heading: 'Where we deliver',
      points: [
        'To addresses in India that our carriers serve. The checkout tells you whether a pincode is known.',
        'You, or someone you have asked, must be there to receive the delivery.',
      ],
    },
    {
      heading: 'Delivery times',
      points: [
        'South India and metro cities: 2-5 business days.',
        'The rest of India: 4-9 business days.',
        'These times count from the confirmation of your payment. They are estimates, and large orders may take longer; if so, we tell you.',
      ],
    },
    {
      heading: 'No deliveries',
      points: ['There are no deliveries on Sundays or public holidays.'],
    },
    {
      heading: 'Charges',
      points: [
        'The price details of your cart show the delivery fee before you pay, and the amount from which delivery is free.',
        'Each order contains the packaging that keeps sheets flat. It has a price of its own, which the cart shows.',
      ],
    },
    {
      heading: 'Tracking your order',
      points: [
        'Order History shows each step, from placed to delivered.',
        'The carrier calls the receiver’s phone number before delivery. Please make sure it can be reached.',
      ],
    },
    {
      heading: 'Wrong addresses',
      points: [
        'Please check your address and phone number before you pay.',
        'Where a parcel has to be shipped again because the address was wrong or nobody could be reached, the customer pays the re-shipping charges.',
      ],
    },
    {
      heading: 'On arrival',
      points: [
        'Inspect the parcel before the carrier leaves, and note any visible damage on the delivery slip.',
        'Damage and wrong products must be reported within 48 hours of delivery, with photos or video. Our Return and Refund Policy explains how.',
      ],
    },
    {
      heading: 'Delays and losses',
      points: [
        'Weather, strikes and closed roads may delay a delivery. We keep you informed.',
        'A parcel that is lost is sent again or refunded in full.',
      ],
    },
  ],
};
