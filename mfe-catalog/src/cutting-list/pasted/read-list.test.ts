import { describe, expect, it } from 'vitest';
import { cutMessages } from '../panels/cut-messages.ts';
import { MAX_LINES, MAX_TEXT, withinLimits } from './clean-text.ts';
import {
  ALONE,
  HEADER,
  HEADER_LISTS,
  MESSY_LISTS,
  OPEN,
  PROGRAM_LISTS,
  SIMPLE_LISTS,
} from './lists.cases.ts';
import { pasteMessages } from './paste-messages.ts';
import { fieldOf, readPastedList } from './read-list.ts';

const { noPanel, unclear, pieces } = pasteMessages;

const LISTS = [
  ...Object.entries({ ...SIMPLE_LISTS, ...PROGRAM_LISTS, ...HEADER_LISTS, ...MESSY_LISTS }),
  ...ALONE.map((line) => [line[0], [line]] as const),
];

/** How the lines of a list were read: the numbers of `right` and `asked` lines, and the lines that were read wrongly. */
function judged(lines: (typeof LISTS)[number][1]) {
  const { rows, open } = readPastedList(lines.map(([line]) => line).join('\n'));
  const left = open.map(({ text }) => text);
  const isOpen = (line: string) => {
    const at = left.indexOf(line.trim());
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const verdict = { right: 0, asked: 0, expected: [] as string[], wrong: [] as string[] };
  for (const [line, ...panels] of lines) {
    const stays = isOpen(line);
    if (panels[0] === HEADER) continue;
    if (panels[0] === OPEN) {
      if (!stays) verdict.wrong.push(line);
    } else if (stays) verdict.asked += 1;
    else {
      verdict.right += 1;
      verdict.expected.push(...panels);
    }
  }
  return {
    ...verdict,
    taken: rows.map(({ name, length, width, pieces: count }) => `${name}|${length}|${width}|${count}`),
    reasons: open.map(({ reason }) => reason),
  };
}

describe('CUT-10 a pasted list', () => {
  it.each(LISTS)('CUT-10 CUT-20 CUT-21 CUT-22 is never read as something else: %s', (_, lines) => {
    const { taken, expected, wrong, reasons } = judged(lines);
    expect(wrong).toEqual([]);
    expect(taken).toEqual(expected);
    expect(reasons.every((reason) => /[.?]$/.test(reason))).toBe(true);
  });

  it('CUT-10 is asked about in few of its lines', () => {
    const all = LISTS.map(([, lines]) => judged(lines));
    const asked = all.reduce((sum, list) => sum + list.asked, 0);
    const right = all.reduce((sum, list) => sum + list.right, 0);
    expect(LISTS.length).toBeGreaterThan(100);
    expect(asked / (asked + right)).toBeLessThan(0.03);
  });

  it.each([
    '9'.repeat(5_000),
    '1/'.repeat(3_000),
    "1' ".repeat(3_000),
    'x '.repeat(5_000),
    ' -'.repeat(5_000),
    '1,'.repeat(190),
    "1' ".repeat(130),
    '"'.repeat(390),
    '1 x '.repeat(95),
    'L1 '.repeat(130),
  ])('CUT-10 of a hostile line is read in a moment', (line) => {
    expect(readPastedList(line).rows.length).toBeLessThan(2);
  });

  it('CUT-10 of hostile lines is read in a moment', () => {
    expect(readPastedList('"\t'.repeat(16_000)).rows).toEqual([]);
    expect(readPastedList('"a\n'.repeat(MAX_LINES)).rows).toEqual([]);
  });
});

describe('CUT-23 a line that is not read', () => {
  it.each([
    ['Kitchen:', cutMessages.paste.noMeasures],
    ['handle 128', noPanel.oneMeasure],
    ['12/11/2026', noPanel.date],
    ['12 Nov', noPanel.date],
    ['[12/11/26, 10:14 AM] Ramesh:', noPanel.time],
    ['Ramesh 98450 12345', noPanel.phone],
    ['Total 12 panels 14.2 sqm', noPanel.total],
    ['Flat 1204, Tower 3', noPanel.address],
    ['Bill no 450 1200', noPanel.bill],
    ['Advance Rs 15,000', noPanel.price],
    ['14.2 sqm', noPanel.area],
    ['~Side 600 x 720~', noPanel.crossedOut],
    ['Side 600 x 720 - 2 cancelled', noPanel.notWanted('cancelled')],
    ['Side 600 x 720 ?', unclear.questionMark],
    ['Side approx 600 x 720', unclear.approximate('approx')],
    ['Box 600 x 400 x 300', unclear.threeMeasures],
    ['600x720, 450x720 - 2', unclear.twoPanels],
    ['Strip 2400 x 20', unclear.tooSmall('20 mm')],
    ["Door 24' x 16'", unclear.tooLarge('7315.2 mm')],
    ['Side 720/560/2', unclear.slash],
    ['Side 2100 x 580 - 2.5 nos', pieces.not('2.5')],
    ['Side 2100 x 580 - 3 sets', pieces.lots('3 sets')],
    ['9 '.repeat(300), noPanel.tooManyLetters],
  ])('CUT-23 says what is unclear: %s', (line, reason) => {
    expect(readPastedList(line).open).toMatchObject([{ text: line.trim(), reason, answers: [] }]);
  });

  it.each([
    ['2, 600, 400', '2 pieces of 600 × 400 mm', '1 piece of 600 × 400 mm'],
    ['Shelf 864 x 540 x 4', '4 pieces of 864 × 540 mm', '1 piece of 864 × 540 mm'],
    ['Shutter 600x720,4', '1 piece of 600 × 720.4 mm', '4 pieces of 600 × 720 mm'],
    ['2,440x600', '1 piece of 2440 × 600 mm', '2 pieces of 440 × 600 mm'],
    ['Shutter 600 x 720 - 1 dozen', '12 pieces of 600 × 720 mm', '1 piece of 600 × 720 mm'],
    ['Shelf 864 x 540 - 2+1', '3 pieces of 864 × 540 mm', '2 pieces of 864 × 540 mm'],
    ["Top 5' x 2' -3", '1 piece of 1524 × 685.8 mm', '3 pieces of 1524 × 609.6 mm'],
    ['Door 6.9 x 2.6 ft', '1 piece of 2103.1 × 792.5 mm', '1 piece of 2057.4 × 762 mm'],
    ['84 x 24', '1 piece of 2133.6 × 609.6 mm, if in inches', '1 piece of 840 × 240 mm, if in centimetres'],
    ['Top 1200 600', '1 piece of 1200 × 600 mm'],
    ['2 100 x 580', '2 pieces of 100 × 580 mm', '1 piece of 2100 × 580 mm'],
    ['Montant 2 100 x 580', '2 pieces of 100 × 580 mm', '1 piece of 2100 × 580 mm'],
  ])('CUT-22 CUT-23 offers what it may mean: %s', (line, ...labels) => {
    const [open] = readPastedList(line).open;
    expect(open?.answers.map(({ label }) => label)).toEqual(labels);
  });

  it('CUT-20 keeps its header above it', () => {
    const { open } = readPastedList(
      'All in cm\nPart;Length;Width;Qty\nDoor;72;45;2\nTop;;60;1\nSide;;60;1\n2 nos 30 x ?',
    );
    expect(fieldOf(open)).toBe('All in cm\nPart;Length;Width;Qty\nTop;;60;1\nSide;;60;1\n2 nos 30 x ?');
  });

  it('CUT-21 may have the unit of those that were read before', () => {
    const { units } = readPastedList('Door 210 x 58 cm');
    expect(readPastedList('Side 210 x 330\nTop 600 x 720').rows).toHaveLength(2);
    expect(readPastedList('Side 210 x 330\nTop 600 x 720', units).open).toHaveLength(1);
  });
});

describe('CUT-24 a text', () => {
  it.each([
    ['of many lines', 'a\n'.repeat(MAX_LINES + 2), MAX_LINES, 3],
    ['of many letters', `${'a'.repeat(MAX_TEXT / 2 - 10)}\n`.repeat(3), 2, 2],
    ['of one long line', 'a'.repeat(1_000_000), 0, 1],
    ['of a few', 'a\nb', 2, 0],
  ])('CUT-24 %s is cut between two of them', (_, text, lines, cut) => {
    const kept = withinLimits(text);
    expect(kept.text === '' ? 0 : kept.text.split('\n').length).toBe(lines);
    expect(kept.cut).toBe(cut);
  });
});
