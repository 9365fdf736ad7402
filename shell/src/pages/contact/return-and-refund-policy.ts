import type { Policy } from './policy.ts';

/** INFO-9, INFO-11. */
export const RETURNS: Policy = {
  title: 'Return and Refund Policy',
  introduction:
    'Sheets are packed and crated for each order, so returns are limited to the cases below. In those cases we make it simple, and bear the cost.',
  content: [
    {
      heading: 'What can be returned',
      points: ['Products damaged in transit.', 'A product that is not the one you ordered.'],
    },
    {
      heading: 'What cannot be returned',
      points: [
        'Products that have been cut, drilled, glued or fitted.',
        'Products that you no longer need, or whose colour looks different on your screen.',
        'Products that were stored or handled incorrectly after delivery.',
      ],
    },
    {
      heading: 'How to report it',
      points: [
        'Tell us within 48 hours of delivery, by phone or email.',
        'Send photos or a video that show the damage or the wrong product, the packaging and its label.',
        'Give your order ID, which you will find under Order History.',
        'Keep the product and its packaging until we answer.',
      ],
    },
    {
      heading: 'What happens then',
      points: [
        'We review your report, and ask for more pictures if we need them.',
        'In approved cases we send a carrier to collect the product. Please have it packed as it arrived.',
        'We inspect it when it reaches us, and tell you the result.',
      ],
    },
    {
      heading: 'Return shipping',
      points: [
        'In approved cases the company bears the cost of return shipping.',
        'Products sent back without our approval are not accepted, and are sent at the sender’s own cost.',
      ],
    },
    {
      heading: 'Replacement or refund',
      points: [
        'You choose between a replacement and a refund. If the product is no longer available, we refund it.',
        'A refund covers the price paid for the product, less its share of any coupon. Where the whole order was wrong or damaged, it covers delivery and packaging, too.',
      ],
    },
    {
      heading: 'Refunds',
      points: [
        'Refunds go to the original payment method, within 7-10 business days after inspection.',
        'Banks may need a few more days to show the amount in your account.',
      ],
    },
    {
      heading: 'Cancellation',
      points: [
        'An order cannot be cancelled after it is placed.',
        'If we cannot deliver a product, we cancel it and refund it in full.',
      ],
    },
  ],
};
