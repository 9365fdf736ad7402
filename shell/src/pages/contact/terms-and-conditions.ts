import type { Policy } from './policy.ts';

/** INFO-9, INFO-11. */
export const TERMS: Policy = {
  title: 'Terms and Conditions',
  introduction:
    'These terms apply to every order in this shop. By creating an account or placing an order, you accept them, together with our Privacy Policy, Return and Refund Policy and Shipping Policy.',
  content: [
    {
      heading: 'Who may buy',
      points: [
        'You must be 18 years or older to hold an account.',
        'The phone number that you log in with must be your own. You are responsible for what is ordered with it.',
        'We sell to addresses in India only.',
      ],
    },
    {
      heading: 'Products',
      points: [
        'We sell decorative acrylic laminate sheets, and boards with a core of plywood, HDF or WPC.',
        'Screens show colours differently, so a sheet may look slightly different from its picture. Small differences between batches are natural to the material.',
        'Sizes and thicknesses are nominal. Have the material cut and fixed by a skilled worker, and check each sheet before it is cut.',
      ],
    },
    {
      heading: 'Prices',
      points: [
        'All prices are in Indian rupees and include taxes.',
        'Prices may change without notice. The price shown when you place your order applies to it.',
        'Delivery and packaging are shown separately before you pay.',
        'Where a price is plainly wrong, we tell you before dispatch, and you may choose the correct price or a full refund.',
      ],
    },
    {
      heading: 'Orders',
      points: [
        'An order contains at least two sheets or boards, and the packaging that keeps them flat in transit.',
        'Your order is an offer. The contract is made when we confirm the order after payment.',
        'An order cannot be cancelled after it is placed.',
        'We may decline an order that cannot be delivered, or that appears to be fraudulent. A payment already made is then refunded in full.',
      ],
    },
    {
      heading: 'Payment',
      points: [
        'Payment is online only, by card or UPI, through our payment provider.',
        'There is no cash on delivery.',
        'Where a payment fails or is cancelled, no contract is made.',
      ],
    },
    {
      heading: 'Coupons',
      points: [
        'A coupon applies to the products and amounts that it names, once per order, and cannot be exchanged for money.',
        'A coupon may end or be withdrawn at any time before the order is placed.',
      ],
    },
    {
      heading: 'Delivery and risk',
      points: [
        'Our Shipping Policy gives the delivery times. The risk passes to you on delivery.',
        'Products remain our property until they are paid for in full.',
      ],
    },
    {
      heading: 'Returns',
      points: [
        'Our Return and Refund Policy explains what can be returned, how to report it, and how refunds are made.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'Keep your one-time codes to yourself. We never ask for them by phone or message.',
        'We may close an account that is used for fraud, or that breaks these terms.',
      ],
    },
    {
      heading: 'Content of this shop',
      points: [
        'Texts, pictures and designs belong to us or to our licensors. You may share them for private use with a link to this shop.',
      ],
    },
    {
      heading: 'Liability',
      points: [
        'We are liable for damage that we cause intentionally or by gross negligence, and wherever the law does not allow liability to be limited.',
        'In all other cases our liability is limited to the price of the order concerned. We are not liable for faulty cutting, gluing or fitting.',
        'We are not liable for delays caused by events outside our control, such as strikes, floods or closed roads.',
      ],
    },
    {
      heading: 'Law and disputes',
      points: [
        'These terms are governed by the laws of India.',
        'Disputes fall under the jurisdiction of the courts of Mysore. Your rights as a consumer under Indian law remain.',
      ],
    },
    {
      heading: 'Changes to these terms',
      points: [
        'The terms in force on the day of your order apply to it. We publish each change on this page, with its date.',
      ],
    },
  ],
};
