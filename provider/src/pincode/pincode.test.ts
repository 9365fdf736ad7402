import { readFileSync, statSync } from 'node:fs';
import { PincodeLookup } from 'shared-contracts/address';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { testProvider } from '../testing/test-provider.ts';
import { PINCODE_FILE, placeOf, readPincodeTable } from './pincode-table.ts';

/** The head post office of each state's capital, or of its largest town. */
const CAPITALS = [
  ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
  ['530001', 'Visakhapatnam', 'Andhra Pradesh'],
  ['791111', 'Papum Pare', 'Arunachal Pradesh'],
  ['781001', 'Kamrup', 'Assam'],
  ['800001', 'Patna', 'Bihar'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['492001', 'Raipur', 'Chhattisgarh'],
  ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396230', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['110001', 'New Delhi', 'Delhi'],
  ['403001', 'North Goa', 'Goa'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['122001', 'Gurugram', 'Haryana'],
  ['171001', 'Shimla', 'Himachal Pradesh'],
  ['190001', 'Srinagar', 'Jammu and Kashmir'],
  ['834001', 'Ranchi', 'Jharkhand'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['570001', 'Mysuru', 'Karnataka'],
  ['695001', 'Thiruvananthapuram', 'Kerala'],
  ['194101', 'Leh', 'Ladakh'],
  ['194103', 'Kargil', 'Ladakh'],
  ['682555', 'Lakshadweep', 'Lakshadweep'],
  ['462001', 'Bhopal', 'Madhya Pradesh'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['795001', 'Imphal West', 'Manipur'],
  ['793001', 'East Khasi Hills', 'Meghalaya'],
  ['796001', 'Aizawl', 'Mizoram'],
  ['797001', 'Kohima', 'Nagaland'],
  ['751001', 'Khorda', 'Odisha'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['673310', 'Mahe', 'Puducherry'],
  ['533464', 'Yanam', 'Puducherry'],
  ['141001', 'Ludhiana', 'Punjab'],
  ['302001', 'Jaipur', 'Rajasthan'],
  ['737101', 'East Sikkim', 'Sikkim'],
  ['600001', 'Chennai', 'Tamil Nadu'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['799001', 'West Tripura', 'Tripura'],
  ['226001', 'Lucknow', 'Uttar Pradesh'],
  ['248001', 'Dehradun', 'Uttarakhand'],
  ['700001', 'Kolkata', 'West Bengal'],
] as const;

const STATES_AND_TERRITORIES = 36;

describe('the table of pincodes', () => {
  const text = readFileSync(PINCODE_FILE, 'utf8');
  const places = readPincodeTable(text);

  it.each(CAPITALS)('DATA-22 has %s in %s, %s', (pincode, district, state) => {
    expect(placeOf(pincode)).toEqual({ district, state });
  });

  it('DATA-22 has about 19,000 pincodes in all states, in less than 500 KB', () => {
    const states = new Set([...places.values()].map(({ state }) => state));
    expect(states).toEqual(new Set(CAPITALS.map(([, , state]) => state)));
    expect(states.size).toBe(STATES_AND_TERRITORIES);
    expect(places.size).toBeGreaterThan(19_000);
    expect(statSync(PINCODE_FILE).size).toBeLessThan(500_000);
  });

  it('DATA-22 has six digits in each pincode, and names without digits or brackets', () => {
    expect([...places.keys()].filter((pincode) => !/^[1-9]\d{5}$/.test(pincode))).toEqual([]);
    const names = [...places.values()].flatMap(({ district, state }) => [district, state]);
    expect(names.filter((name) => !/^[A-Z][A-Za-z -]+$/.test(name) && !name.includes('24 Parganas'))).toEqual(
      [],
    );
  });
});

describe('GET /pincode/:pincode', () => {
  it('DATA-16 responds in the shape of the public lookup, also to a pincode that does not exist', async () => {
    const { origin } = await testProvider();
    const lookUp = async (pincode: string) => {
      const response = await fetch(`${origin}/pincode/${pincode}`);
      return { status: response.status, place: parse(PincodeLookup, await response.json()) };
    };
    expect(await lookUp('570001')).toEqual({ status: 200, place: { city: 'Mysuru', state: 'Karnataka' } });
    for (const pincode of ['000000', '999999', '57000', '5700011', 'constructor', '%F0%9F%98%80']) {
      expect(await lookUp(pincode)).toEqual({ status: 200, place: null });
    }
  });
});
