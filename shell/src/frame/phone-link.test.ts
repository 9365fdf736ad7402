import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it('keeps digits and the leading plus of a phone number', () => {
  expect(phoneLink('+91 (98450) 12-345')).toBe('tel:+919845012345');
});
