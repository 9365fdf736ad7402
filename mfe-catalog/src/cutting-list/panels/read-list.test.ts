import { describe, expect, it } from 'vitest';
import { cutMessages } from './cut-messages.ts';
import { readPastedList } from './read-list.ts';

/** `Shutter 600 720 4` */
const rowsOf = (text: string) =>
  readPastedList(text).rows.map(({ name, length, width, pieces }) => `${name}|${length}|${width}|${pieces}`);

describe('a pasted line', () => {
  it.each([
    ['4 nos 600 x 720 shutter', 'shutter|600|720|4'],
    ['Shutter, 600, 720, 4', 'Shutter|600|720|4'],
    ['Shutter; 600; 720; 4', 'Shutter|600|720|4'],
    ['Shutter\t600\t720\t4', 'Shutter|600|720|4'],
    ['"Shutter, left", 600, 720, 4', 'Shutter , left|600|720|4'],
    ['1,Shutter,600,720,4', 'Shutter|600|720|4'],
    ['4, 600, 720, Shutter', 'Shutter|600|720|4'],
    ['1. Side panel - 2100 × 580 - 2 pcs', 'Side panel|2100|580|2'],
    ['Side 2100*580*2', 'Side|2100|580|2'],
    ['Side 2100X580X2', 'Side|2100|580|2'],
    ['Box bottom 600 by 550 (2)', 'Box bottom|600|550|2'],
    ['Shelf 600mm x 300mm qty: 3', 'Shelf|600|300|3'],
    ['3 600x300 shelf', 'shelf|600|300|3'],
    ['shelf 3 600x300', 'shelf|600|300|3'],
    ['Panel 3, 474 x 542, 10', 'Panel 3|474|542|10'],
    ['1. Side 2100 x 580 2', 'Side|2100|580|2'],
    ['Drawer 2 front 600 x 200', 'Drawer 2 front|600|200|1'],
    ['Drawer 2 front 600 x 200 3 nos', 'Drawer 2 front|600|200|3'],
    [`Top 5' x 2' 6" 1 no`, 'Top|1524|762|1'],
    [`Top 60" x 24 1/2"`, 'Top|1524|622.3|1'],
    ['2ft 6in x 1ft 8in = 3 side', 'side|762|508|3'],
    ['600 x 720', '|600|720|1'],
  ])('%s', (line, row) => {
    expect(rowsOf(line)).toEqual([row]);
  });
});

describe('a pasted list', () => {
  it('follows the columns and the unit of its header', () => {
    expect(rowsOf('Qty;Part;Width (cm);Length (cm)\n4;Shutter;60;72')).toEqual(['Shutter|720|600|4']);
  });

  it('returns every line that is no panel as it was, with what is missing', () => {
    const { rows, unread } = readPastedList('Kitchen:\n\n4 nos 600 x 720 shutter\r\nhandle 128');
    expect(rows).toHaveLength(1);
    expect(unread).toEqual([
      { text: 'Kitchen:', reason: cutMessages.paste.noMeasures },
      { text: 'handle 128', reason: cutMessages.paste.noMeasures },
    ]);
  });

  it.each([
    '9'.repeat(5_000),
    '1/'.repeat(3_000),
    "1' ".repeat(3_000),
    'x '.repeat(5_000),
    ' -'.repeat(5_000),
  ])('of a hostile line is read in a moment', (line) => {
    expect(readPastedList(line).rows.length).toBeLessThan(2);
  });
});
