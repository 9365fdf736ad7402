import { describe, expect, it } from 'vitest';
import { deliveryWindow, holidaysKnownUntil, shownWindow } from './delivery-window.ts';

describe('deliveryWindow', () => {
  it.each([
    ['570001', 'Mysuru', '2026-11-12', '2026-11-16'],
    ['500001', 'Hyderabad', '2026-11-12', '2026-11-16'],
    ['600001', 'Chennai', '2026-11-12', '2026-11-16'],
    ['695001', 'Thiruvananthapuram', '2026-11-12', '2026-11-16'],
    ['110001', 'Delhi', '2026-11-12', '2026-11-16'],
    ['700001', 'Kolkata', '2026-11-12', '2026-11-16'],
    ['403001', 'Goa', '2026-11-14', '2026-11-20'],
    ['682555', 'Lakshadweep', '2026-11-14', '2026-11-20'],
    ['800001', 'Patna', '2026-11-14', '2026-11-20'],
  ])('PAY-30 delivers to %s (%s) between %s and %s', (pincode, _city, from, to) => {
    expect(deliveryWindow(pincode, new Date('2026-11-10T10:00:00+05:30'))).toEqual({ from, to });
  });

  it('PAY-30 skips Sundays and public holidays', () => {
    // The order is placed on Saturday the 21st; Tuesday the 24th is Guru Nanak's birthday.
    expect(deliveryWindow('570001', new Date('2026-11-21T10:00:00+05:30'))).toEqual({
      from: '2026-11-25',
      to: '2026-11-28',
    });
    expect(deliveryWindow('570001', new Date('2027-01-25T10:00:00+05:30'))).toEqual({
      from: '2027-01-28',
      to: '2027-02-01',
    });
    // Monday the 22nd is Holi, and Friday the 26th is Good Friday.
    expect(deliveryWindow('570001', new Date('2027-03-20T10:00:00+05:30'))).toEqual({
      from: '2027-03-24',
      to: '2027-03-29',
    });
  });

  it('PAY-55 ends without dates for a list that leaves no day', () => {
    const everyDay = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
    );
    expect(deliveryWindow('570001', new Date('2026-11-10T10:00:00+05:30'), everyDay)).toEqual({
      from: '',
      to: '',
    });
  });

  it('PAY-30 counts from the date in India', () => {
    const justBefore = deliveryWindow('570001', new Date('2026-11-10T18:29:59Z'));
    const midnight = deliveryWindow('570001', new Date('2026-11-10T18:30:00Z'));
    expect([justBefore.from, midnight.from]).toEqual(['2026-11-12', '2026-11-13']);
  });
});

describe('the holidays', () => {
  it('API-144 are known until the end of the last year that the list names', () => {
    expect(holidaysKnownUntil()).toBe('2027-12-31');
    expect(holidaysKnownUntil(['2028-01-14', '01-26', '2026-11-08'])).toBe('2028-12-31');
    expect(holidaysKnownUntil(['01-26', '08-15'])).toBeUndefined();
    expect(holidaysKnownUntil([])).toBeUndefined();
  });
});

describe('shownWindow', () => {
  it.each([
    ['2026-11-26', '2026-11-30', ['26', '30 November']],
    ['2026-11-28', '2026-12-02', ['28 November', '2 December']],
    ['2026-12-28', '2027-01-02', ['28 December', '2 January']],
    ['2026-01-05', '2027-01-02', ['5 January', '2 January']],
    ['soon', '2026-11-30', undefined],
    ['', '', undefined],
  ])('of %s to %s is %j', (from, to, shown) => {
    expect(shownWindow({ from, to })).toEqual(shown);
  });

  it('is absent where there is none', () => {
    expect([shownWindow(null), shownWindow(undefined)]).toEqual([undefined, undefined]);
  });
});

const NEAR = ['2026-11-12', '2026-11-16', '2026-11-25', '2026-11-28', '2026-12-28', '2026-12-31'];
const FAR = ['2026-11-14', '2026-11-20', '2026-11-27', '2026-12-03', '2026-12-30', '2027-01-05'];
/** Days of orders: a Tuesday; a Saturday before a Sunday and a holiday; Thursday, 24 December. */
const ORDERED = ['2026-11-10', '2026-11-21', '2026-12-24'];

describe('forty pincodes', () => {
  it.each([
    ...[
      ['560001', 'Bengaluru'],
      ['570001', 'Mysuru'],
      ['575001', 'Mangaluru'],
      ['580020', 'Hubballi'],
      ['590001', 'Belagavi'],
      ['500001', 'Hyderabad'],
      ['506002', 'Warangal'],
      ['517501', 'Tirupati'],
      ['520001', 'Vijayawada'],
      ['530001', 'Visakhapatnam'],
      ['600001', 'Chennai'],
      ['605001', 'Puducherry'],
      ['625001', 'Madurai'],
      ['641001', 'Coimbatore'],
      ['673001', 'Kozhikode'],
      ['682001', 'Kochi'],
      ['695001', 'Thiruvananthapuram'],
      ['110001', 'Delhi'],
      ['380001', 'Ahmedabad'],
      ['400001', 'Mumbai'],
      ['411001', 'Pune'],
      ['700001', 'Kolkata'],
    ].map(([pincode, city]) => ({ pincode, city, expected: NEAR })),
    ...[
      ['682555', 'Lakshadweep'],
      ['302001', 'Jaipur'],
      ['226001', 'Lucknow'],
      ['462001', 'Bhopal'],
      ['452001', 'Indore'],
      ['440001', 'Nagpur'],
      ['422001', 'Nashik'],
      ['395003', 'Surat'],
      ['800001', 'Patna'],
      ['834001', 'Ranchi'],
      ['781001', 'Guwahati'],
      ['793001', 'Shillong'],
      ['751001', 'Bhubaneswar'],
      ['160017', 'Chandigarh'],
      ['190001', 'Srinagar'],
      ['248001', 'Dehradun'],
      ['403001', 'Panaji'],
      ['744101', 'Port Blair'],
    ].map(([pincode, city]) => ({ pincode, city, expected: FAR })),
  ])('PAY-30 have the dates of a table made by hand: $pincode, $city', ({ pincode = '', expected }) => {
    const windows = ORDERED.map((date) => deliveryWindow(pincode, new Date(`${date}T10:00:00+05:30`)));
    expect(windows.flatMap(({ from, to }) => [from, to])).toEqual(expected);
  });
});
