import type { Policy } from './policy.ts';

/** INFO-9. */
export const PRIVACY: Policy = {
  title: 'Privacy Policy',
  introduction:
    'This policy explains which personal data we collect when you use this shop, why we need it, who receives it, and what you can ask of us. We keep only what we need to sell you a sheet and deliver it to your door.',
  content: [
    {
      heading: 'Who is responsible',
      points: [
        'The company named on this page is responsible for your personal data. It is a wholly owned subsidiary of a decor company based in Mysore.',
        'You can reach us by phone, email or post, using the contact details above.',
      ],
    },
    {
      heading: 'What we collect',
      points: [
        'Your phone number, which is your login.',
        'Your name and email address, if you give them.',
        'The delivery addresses that you save, with the name and phone number of the receiver.',
        'Your cart and your orders, with their prices, payment status and delivery status.',
        'Technical data about each visit: your IP address, the page, the time, and any errors on the page. We use it to keep the shop secure and working.',
      ],
    },
    {
      heading: 'What we use it for',
      points: [
        'To send you the one-time code for your login.',
        'To deliver your order, and to contact you about it.',
        'To take payments and make refunds.',
        'To answer when you report damage in transit or a wrong product.',
        'To keep the invoices and accounts that tax law requires.',
        'We send no advertising to your phone number or email address unless you ask for it.',
      ],
    },
    {
      heading: 'Legal basis',
      points: [
        'We use your data to fulfil the order that you place with us, to meet our duties under Indian law, and otherwise with your consent.',
        'You give your consent when you log in. You may withdraw your consent at any time. Without a phone number and an address, however, we cannot deliver an order.',
      ],
    },
    {
      heading: 'Who else receives it',
      points: [
        'The carrier receives the name, phone number and address of the receiver.',
        'The payment provider receives what it needs to take your payment. Card and UPI details are entered with the provider and never reach us.',
        'The message service receives your phone number in order to deliver the one-time code.',
        'Public authorities receive data where the law requires it.',
        'Nobody else. We do not sell your data.',
      ],
    },
    {
      heading: 'What your browser stores',
      points: [
        'We set no cookies for advertising and use no tracking services.',
        'When we try out a change to the shop, a few visitors get a cookie that tells us which version they see. It does not say who you are, and lasts a day.',
        'While you are logged in, your browser stores a login token and your phone number. Logging out removes both.',
        'Your browser also keeps a random number, by which we know that you have logged in with it before. It protects you from others who try codes for your phone number, and stays after you log out.',
        'Your recent searches stay in your browser until you clear them.',
        'Embedded maps and videos load from other companies, which then see your IP address. Videos load only when you play them.',
      ],
    },
    {
      heading: 'How long we keep it',
      points: [
        'Your account and your saved addresses: until you delete them or ask us to.',
        'Orders and invoices: as long as tax and company law require.',
        'One-time codes: a few minutes. Technical data: no longer than we need to find faults and misuse.',
      ],
    },
    {
      heading: 'How we protect it',
      points: [
        'All connections to the shop are encrypted.',
        'Login codes are stored in a form that cannot be read back, and the number of attempts is limited.',
        'Only staff who handle your order can see it.',
      ],
    },
    {
      heading: 'Children',
      points: ['Accounts are for people aged 18 or older. We do not knowingly collect children’s data.'],
    },
    {
      heading: 'Your rights',
      points: [
        'You can see and correct your name, email address and saved addresses in your profile.',
        'You can ask for a copy of your data, and for its correction or deletion as far as the law allows.',
        'You can name a person who may exercise these rights on your behalf if you die or can no longer act yourself.',
        'Write to us or call us with any complaint; we answer within 30 days. If the answer does not satisfy you, you may turn to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Changes to this policy',
      points: [
        'We publish each change on this page, with its date. Where a change needs your consent, we ask for it first.',
      ],
    },
  ],
};
