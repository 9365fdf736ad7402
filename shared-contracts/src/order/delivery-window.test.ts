import { describe, expect, it } from 'vitest';
import { deliveryWindow, shownWindow } from './delivery-window.ts';

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
  ])('delivers to %s (%s) between %s and %s', (pincode, _city, from, to) => {
    expect(deliveryWindow(pincode, new Date('2026-11-10T10:00:00+05:30'))).toEqual({ from, to });
  });

  it('skips Sundays and public holidays', () => {
    // Saturday the 21st; Tuesday the 24th is Guru Nanak's birthday.
    expect(deliveryWindow('570001', new Date('2026-11-21T10:00:00+05:30'))).toEqual({
      from: '2026-11-25',
      to: '2026-11-28',
    });
    expect(deliveryWindow('570001', new Date('2027-01-25T10:00:00+05:30'))).toEqual({
      from: '2027-01-28',
      to: '2027-02-01',
    });
    // Monday the 22nd is Holi, Friday the 26th Good Friday.
    expect(deliveryWindow('570001', new Date('2027-03-20T10:00:00+05:30'))).toEqual({
      from: '2027-03-24',
      to: '2027-03-29',
    });
  });

  it('ends without dates for a list that leaves no day', () => {
    const everyDay = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
    );
    expect(deliveryWindow('570001', new Date('2026-11-10T10:00:00+05:30'), everyDay)).toEqual({
      from: '',
      to: '',
    });
  });

  it('counts from the date in India', () => {
    const justBefore = deliveryWindow('570001', new Date('2026-11-10T18:29:59Z'));
    const midnight = deliveryWindow('570001', new Date('2026-11-10T18:30:00Z'));
    expect([justBefore.from, midnight.from]).toEqual(['2026-11-12', '2026-11-13']);
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
