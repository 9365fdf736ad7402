import { readFileSync } from 'node:fs';
import { PINCODE_FILE, readPincodeTable } from 'provider/pincode/pincode-table';
import { describe, expect, it } from 'vitest';
import { readPostOffices } from './read-post-offices.ts';
import { writePincodeTable } from './write-pincode-table.ts';

it('writes the table of pincodes as it is read', () => {
  const text = readFileSync(PINCODE_FILE, 'utf8');
  expect(writePincodeTable(readPincodeTable(text))).toBe(text);
});

const COLUMNS =
  'CircleName,RegionName,DivisionName,OfficeName,Pincode,OfficeType,Delivery,District,StateName,Latitude,Longitude';

function placesIn(...rows: [pincode: string, district: string, state: string][]) {
  const lines = rows.map(
    ([pincode, district, state]) => `A,B,C,"Post, Office",${pincode},BO,Delivery,${district},${state},,`,
  );
  return Object.fromEntries(readPostOffices(`${[COLUMNS, ...lines].join('\r\n')}\r\n`));
}

describe('readPostOffices', () => {
  it('DATA-23 takes the district in which most offices of a pincode lie', () => {
    expect(
      placesIn(
        ['590001', 'BELGAUM', 'KARNATAKA'],
        ['590001', 'DHARWAD', 'KARNATAKA'],
        ['590001', 'DHARWAD', 'KARNATAKA'],
      ),
    ).toEqual({ 590001: { district: 'Dharwad', state: 'Karnataka' } });
  });

  it('DATA-22 gives states and districts their current names', () => {
    expect(
      placesIn(
        ['505001', 'KARIM NAGAR', 'ANDHRA PRADESH'],
        ['194101', 'LEH', 'JAMMU & KASHMIR'],
        ['396210', 'DAMAN', 'DAMAN & DIU'],
        ['177001', 'HAMIRPUR(HP)', 'HIMACHAL PRADESH'],
        ['211001', 'Allahabad', 'Uttar Pradesh'],
        ['700124', 'NORTH 24 PARGANAS', 'WEST BENGAL'],
      ),
    ).toEqual({
      505001: { district: 'Karimnagar', state: 'Telangana' },
      194101: { district: 'Leh', state: 'Ladakh' },
      396210: { district: 'Daman', state: 'Dadra and Nagar Haveli and Daman and Diu' },
      177001: { district: 'Hamirpur', state: 'Himachal Pradesh' },
      211001: { district: 'Prayagraj', state: 'Uttar Pradesh' },
      700124: { district: 'North 24 Parganas', state: 'West Bengal' },
    });
  });

  it('DATA-23 reads the columns of older directories', () => {
    const csv =
      '\ufeffofficename,pincode,Taluk,Districtname,statename\nMysore H.O,570001,Mysore,Mysore,KARNATAKA\n';
    expect(Object.fromEntries(readPostOffices(csv))).toEqual({
      570001: { district: 'Mysuru', state: 'Karnataka' },
    });
  });

  it('leaves out rows without pincode or district', () => {
    const rows = placesIn(
      ['0', 'MYSURU', 'KARNATAKA'],
      ['570001', '', 'KARNATAKA'],
      ['570002', 'MYSURU', 'KARNATAKA'],
    );
    expect(Object.keys(rows)).toEqual(['570002']);
  });

  it.each([
    ['pin,place\n570001,Mysuru\n', 'The file needs the columns pincode, district and statename.'],
    [`${COLUMNS}\n`, 'The file has no pincode.'],
    [`${COLUMNS}\n"`, 'The file is not valid CSV: '],
  ])('DATA-23 rejects %j', (csv, message) => {
    expect(() => readPostOffices(csv)).toThrow(message);
  });
});
