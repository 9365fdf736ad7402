import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4-mini';
import { visibleLines, visibleText } from '../operator/visible-text.ts';
import { anAddress } from '../testing/builders.ts';
import { Address, AddressList, PincodeLookup } from './address.ts';
import { addressErrors, isSameLabel, readPincode } from './address-rules.ts';

const { country: _, ...HOME } = anAddress();

describe('addressErrors', () => {
  it('finds nothing wrong with a complete address', () => expect(addressErrors(HOME)).toEqual([]));

  it.each(Object.keys(HOME))('requires %s', (field) => {
    const message = 'All fields, including an address label, are required.';
    expect(addressErrors({ ...HOME, [field]: ' ' })).toContainEqual({ field, message });
  });

  it.each(['987654321', '98765432101', '98765 4321', '080 2345 6789'])('rejects the phone %s', (phone) => {
    expect(addressErrors({ ...HOME, s_mobile_no: phone })).toEqual([
      {
        field: 's_mobile_no',
        message: expect.stringMatching(/^Please enter a valid 10-digit phone number\./),
      },
    ]);
  });

  it('API-124 finds what nobody sees, and texts that are too long', () => {
    const address = `${'x'.repeat(498)}\r\nend`;
    expect(addressErrors({ ...HOME, full_name: 'Asha\u202e', city: 'a\nb', address })).toEqual([
      { field: 'full_name', message: expect.stringContaining('invisible') },
      { field: 'address', message: 'The address can have at most 500 characters.' },
      { field: 'city', message: expect.stringContaining('line break') },
    ]);
  });

  it.each(['57000', '5700011', '57000a'])('rejects the pincode %s', (pincode) => {
    expect(addressErrors({ ...HOME, pincode })).toEqual([
      { field: 'pincode', message: 'Please enter a valid 6-digit pincode.' },
    ]);
  });

  it('finds all errors at once, the empty fields first', () => {
    const found = addressErrors({ ...HOME, s_mobile_no: '1', pincode: '1', state: '' });
    expect(found.map(({ field }) => field)).toEqual(['state', 's_mobile_no', 'pincode']);
  });
});

it('labels are equal in any letter case', () => {
  expect(isSameLabel('Site office', ' sITE  office ')).toBe(true);
  expect(isSameLabel('Site office', 'Site office 2')).toBe(false);
});

it.each([
  ['570001', '570001'],
  ['570 001', '570001'],
  ['570-001', '570001'],
  [' ५७०००१ ', '570001'],
  ['900056', '900056'],
  ['012345', undefined],
  ['5700019', undefined],
  ['PIN 570001', undefined],
  ['-570001', undefined],
  ['570001.0', undefined],
])('ACC-8 the pincode %j reads as %s', (typed, pincode) => expect(readPincode(typed)).toBe(pincode));

describe('an address of a foreign provider', () => {
  it('DATA-19 may have numbers in place of texts, and lack fields', () => {
    const sent = { address_label: 'Home', s_mobile_no: 9876543210, pincode: 570001, city: null };
    expect(safeParse(Address, sent).data).toEqual({
      address_label: 'Home',
      full_name: '',
      s_mobile_no: '9876543210',
      address: '',
      pincode: '570001',
      city: '',
      state: '',
      country: '',
    });
  });

  it.each([
    [true, true],
    [1, true],
    ['true', true],
    [0, false],
    [null, false],
  ])('with is_default %j is the default: %s', (is_default, read) => {
    expect(safeParse(Address, { address_label: 'Home', is_default }).data?.is_default).toBe(read);
  });

  it('DATA-20 is in an empty list that may come as a message', () => {
    expect(safeParse(AddressList, { message: 'No addresses.' }).data).toEqual([]);
  });
});

describe('the pincode lookup', () => {
  it.each([
    [
      [{ Status: 'Success', PostOffice: [{ Name: 'Mysore', District: 'Mysuru', State: 'Karnataka' }] }],
      { city: 'Mysuru', state: 'Karnataka' },
    ],
    [[{ Message: 'No records found', Status: 'Error', PostOffice: null }], null],
    [[{ Status: '404', PostOffice: [] }], null],
    [[], null],
  ])('DATA-21 of %j gives %j', (sent, place) => {
    expect(safeParse(PincodeLookup, sent)).toMatchObject({ success: true, data: place });
  });
});

describe('visibleText', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['आशा राव, ಕ್\u200cಷ', 'आशा राव, ಕ್\u200cಷ'],
    ['\u001b[31m', '␛[31m'],
    ['a\r\nb\tc\u0000\u007f', 'a␍␊b␉c␀␡'],
    ['a\u2028b\u0085c', 'a⟨U+2028⟩b⟨U+0085⟩c'],
    ['\u202eoaR\u2066\u200f', '⟨U+202E⟩oaR⟨U+2066⟩⟨U+200F⟩'],
    ['a\u200bb\ufeff\u00ad', 'a⟨U+200B⟩b⟨U+FEFF⟩⟨U+00AD⟩'],
    ['\ud800', '⟨U+D800⟩'],
    ['\u{e0041}', '⟨U+E0041⟩'],
  ])('API-140 shows what is hidden in %j', (typed, shown) => {
    expect(visibleText(typed)).toBe(shown);
    expect(visibleText(shown)).toBe(shown);
  });

  it('API-140 keeps the line breaks of a text of several lines', () => {
    expect(visibleLines('12, Temple Road\r\nMysuru\u0007')).toEqual(['12, Temple Road', 'Mysuru␇']);
  });
});
