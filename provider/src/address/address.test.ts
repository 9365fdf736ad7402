// @module-tag all
import * as endpoints from 'shared-contracts/address/endpoints';
import { describe, expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { loggedIn } from '../testing/caller.ts';
import { shopper } from '../testing/shopper.ts';

const { deleteAddress, getAddress, getAddresses, saveAddress, setDefaultAddress, updateAddress } = endpoints;

const OFFICE = { ...HOME, address_label: 'Office', address: '4, Mill Street' };
const SITE = { ...HOME, address_label: 'Site' };

async function addressBook() {
  const { call, origin } = await shopper();
  const save = (body: object) => call(saveAddress, { body: { ...HOME, ...body } });
  const defaults = async () => {
    const { body } = await call(getAddresses, {});
    return body.flatMap(({ address_label, is_default }: { address_label: string; is_default: boolean }) =>
      is_default ? address_label : [],
    );
  };
  return { call, origin, save, defaults };
}

describe('the address book', () => {
  it('API-46 is a 404 while it is empty', async () => {
    const { call } = await addressBook();
    expect((await call(getAddresses, {})).status).toBe(404);
  });

  it('API-46 DATA-11 lists addresses in the order in which they were added, as they were sent', async () => {
    const { call, save } = await addressBook();
    const saved = { ...HOME, country: 'India', is_default: true };
    expect(await save({ country: 'Nepal' })).toMatchObject({ status: 201, body: saved });
    expect((await save(OFFICE)).status).toBe(201);
    expect(await call(getAddresses, {})).toMatchObject({
      status: 200,
      body: [saved, { ...OFFICE, country: 'India', is_default: false }],
    });
  });

  it('gives one address by its label, in any letter case', async () => {
    const { call, save } = await addressBook();
    await save({ address_label: 'Site  Office' });
    const found = await call(getAddress, { query: { address_label: ' site office' } });
    expect(found).toMatchObject({ status: 200, body: { address_label: 'Site Office' } });
    expect((await call(getAddress, { query: { address_label: 'Home' } })).status).toBe(404);
  });

  it('API-45 rejects invalid addresses, and saves nothing', async () => {
    const { call, save } = await addressBook();
    const incomplete = 'All fields, including an address label, are required.';
    const rejected: [object, string][] = [
      [{ city: ' ' }, incomplete],
      [{ state: undefined }, incomplete],
      [{ address_label: '' }, incomplete],
      [{ s_mobile_no: '98765' }, 'Please enter a valid 10-digit phone number.'],
      [{ pincode: '5700' }, 'Please enter a valid 6-digit pincode.'],
      [{ s_mobile_no: 9876543210 }, 'Please check "s_mobile_no": its value is missing or wrong.'],
      [{ address: 'x'.repeat(501) }, 'Please check "address": its value is missing or wrong.'],
    ];
    for (const [wrong, message] of rejected) {
      expect(await save(wrong)).toMatchObject({ status: 400, body: { message } });
    }
    expect((await call(getAddresses, {})).status).toBe(404);
  });

  it.each([
    ['+91 98765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['+91(0) 98765 43210', '9876543210'],
    ['೯೮೭೬೫ ೪೩೨೧೦', '9876543210'],
  ])('LOGIN-28 keeps the ten digits of a phone that is sent as %s', async (s_mobile_no, kept) => {
    const { save } = await addressBook();
    expect(await save({ s_mobile_no, pincode: '570 001' })).toMatchObject({
      status: 201,
      body: { s_mobile_no: kept, pincode: '570001' },
    });
  });

  it('ACC-25 takes a person with one name, a pincode that the shop does not know, and an address of several lines', async () => {
    const { save } = await addressBook();
    const sent = { full_name: 'Madhavi', pincode: '201318', address: 'Flat 4\r\n\n  Sector 12 ' };
    expect(await save(sent)).toMatchObject({
      status: 201,
      body: { full_name: 'Madhavi', pincode: '201318', address: 'Flat 4\nSector 12' },
    });
  });

  it.each([
    [{ full_name: 'Asha\nRao' }, 'The name holds a line break'],
    [{ full_name: 'Asha\u001b[31m' }, 'The name holds'],
    [{ address_label: 'Ho\u202eme' }, 'The name for this address holds'],
    [{ city: 'Mysuru\u2028Karnataka' }, 'The city holds'],
    [{ state: '\u2066Karnataka' }, 'The state holds'],
    [{ address: '12\tTemple Road' }, 'The address holds an invisible character'],
    [{ address: '12, Temple Road\u200e' }, 'The address holds an invisible character'],
    [{ s_mobile_no: '080 2345 6789' }, 'Please enter a valid 10-digit phone number.'],
    [{ s_mobile_no: '98765 43210 ext 9' }, 'Please enter a valid 10-digit phone number.'],
    [{ pincode: '012345' }, 'Invalid Pincode. Please check and try again.'],
  ])('API-124 refuses %o in words', async (wrong, words) => {
    const { save } = await addressBook();
    const { status, body } = await save(wrong);
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('API-124 keeps the joiners of Indian scripts', async () => {
    const { save } = await addressBook();
    const full_name = 'ക്\u200dഷ ರಾಜ್\u200cಕುಮಾರ್';
    expect(await save({ full_name })).toMatchObject({ status: 201, body: { full_name } });
  });

  it('API-45 rejects a label that is in use in any letter case', async () => {
    const { save } = await addressBook();
    await save({ address_label: 'Home' });
    const message = 'Address label "hOME" is already in use.';
    expect(await save({ address_label: 'hOME' })).toMatchObject({ status: 409, body: { message } });
  });

  it('API-45 takes a label once from concurrent requests', async () => {
    const { save } = await addressBook();
    const responses = await Promise.all(Array.from({ length: 20 }, () => save({})));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('API-44 holds at most 20 addresses, also with concurrent requests', async () => {
    const { call, save } = await addressBook();
    const labels = Array.from({ length: 25 }, (_, index) => `Site ${index}`);
    const responses = await Promise.all(labels.map((address_label) => save({ address_label })));
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected.map(({ body }) => body.message)).toEqual(
      Array(5).fill('You can save at most 20 addresses. Please delete one to add another.'),
    );
    expect((await call(getAddresses, {})).body).toHaveLength(20);
  });

  it('API-26 belongs to one customer', async () => {
    const { call, origin, save } = await addressBook();
    await save({});
    const other = await loggedIn(origin, 9000000001);
    const query = { address_label: 'Home' };
    expect((await other(getAddresses, {})).status).toBe(404);
    expect((await other(getAddress, { query })).status).toBe(404);
    expect((await other(updateAddress, { body: HOME })).status).toBe(404);
    expect((await other(setDefaultAddress, { body: query })).status).toBe(404);
    expect((await other(deleteAddress, { query })).status).toBe(404);
    expect((await other(saveAddress, { body: HOME })).status).toBe(201);
    expect((await call(getAddresses, {})).body).toHaveLength(1);
  });
});

describe('a change of an address', () => {
  it('API-47 replaces its fields in its place', async () => {
    const { call, save } = await addressBook();
    await save({});
    await save(OFFICE);
    const body = { ...HOME, address_label: 'HOME', city: 'Bengaluru', pincode: '560001' };
    expect((await call(updateAddress, { body })).body).toMatchObject({
      address_label: 'HOME',
      city: 'Bengaluru',
    });
    const { body: listed } = await call(getAddresses, {});
    expect(listed.map(({ city }: { city: string }) => city)).toEqual(['Bengaluru', 'Mysuru']);
  });

  it('API-47 renames it to a label that is free', async () => {
    const { call, save } = await addressBook();
    await save({});
    await save(OFFICE);
    const renamed = (new_label: string) => call(updateAddress, { body: { ...HOME, new_label } });
    expect(await renamed('office')).toMatchObject({
      status: 409,
      body: { message: 'Address label "office" is already in use.' },
    });
    expect(await renamed(' ')).toMatchObject({ status: 400 });
    expect(await renamed('Parents')).toMatchObject({ status: 200, body: { address_label: 'Parents' } });
    expect((await call(getAddress, { query: { address_label: 'Home' } })).status).toBe(404);
    expect((await renamed('Home')).status).toBe(404);
  });

  it('API-47 is held to the rules of a new address', async () => {
    const { call, save } = await addressBook();
    await save({});
    const changed = await call(updateAddress, { body: { ...HOME, pincode: '0' } });
    expect(changed).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid 6-digit pincode.' },
    });
  });
});

describe('the default address', () => {
  it('API-48 is the first one until another is chosen', async () => {
    const { call, save, defaults } = await addressBook();
    for (const address of [HOME, OFFICE, SITE]) await save(address);
    expect(await defaults()).toEqual(['Home']);
    const chosen = await call(setDefaultAddress, { body: { address_label: 'site' } });
    expect(chosen).toMatchObject({ status: 200, body: { address_label: 'Site', is_default: true } });
    await call(setDefaultAddress, { body: { address_label: 'Office' } });
    expect(await defaults()).toEqual(['Office']);
  });

  it('API-48 is the previous choice after it is deleted', async () => {
    const { call, save, defaults } = await addressBook();
    for (const address of [HOME, OFFICE, SITE]) await save(address);
    for (const address_label of ['Site', 'Office'])
      await call(setDefaultAddress, { body: { address_label } });
    await call(deleteAddress, { query: { address_label: 'OFFICE' } });
    expect(await defaults()).toEqual(['Site']);
    await call(deleteAddress, { query: { address_label: 'Site' } });
    expect(await defaults()).toEqual(['Home']);
  });

  it('API-48 stays the default when it is renamed', async () => {
    const { call, save, defaults } = await addressBook();
    for (const address of [HOME, OFFICE]) await save(address);
    await call(setDefaultAddress, { body: { address_label: 'Office' } });
    await call(updateAddress, { body: { ...OFFICE, new_label: 'Workshop' } });
    expect(await defaults()).toEqual(['Workshop']);
  });
});

describe('deleting an address', () => {
  it('succeeds once', async () => {
    const { call, save } = await addressBook();
    await save({});
    const remove = () => call(deleteAddress, { query: { address_label: 'home' } });
    const responses = await Promise.all([remove(), remove(), remove()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});
