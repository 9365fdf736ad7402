import { expect, it } from 'vitest';
import { profileErrors } from './customer-rules.ts';
import { readPhone } from './phone-number.ts';

// Fifty more spellings are in the tests of the forms for login and address (LOGIN-28).
it.each([
  ['+91 98450 12345', '9845012345'],
  ['+91(0)98450-12345', '9845012345'],
  ['೯೮೪೫೦ ೧೨೩೪೫', '9845012345'],
  ['9198450123', '9198450123'],
  ['91 98450 123', undefined],
  ['080 2345 6789', undefined],
  ['98 450-12345 ext 9', undefined],
])('LOGIN-28 the phone %j reads as %s', (typed, phone) => expect(readPhone(typed).phone).toBe(phone));

it.each(['', '+', '0', '00', '0091', '+91 98', '91984501234', '98450', '91 98450 123'])(
  'LOGIN-28 more digits could complete %j',
  (typed) => expect(readPhone(typed)).toMatchObject({ isUnfinished: true }),
);

it('API-124 a profile keeps the joiners of Indian scripts, and nothing else that cannot be seen', () => {
  const email = 'a@example.com';
  expect(profileErrors({ name: 'ಕ್\u200dಷ', email })).toEqual([]);
  expect(profileErrors({ name: 'Asha\n', email: `${email}\u200f` }).map(({ field }) => field)).toEqual([
    'name',
    'email',
  ]);
});
