import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

function cellsOf(text: string): string[][] {
  return readCsv(text, (line) => expect.unreachable(`line ${line} is right`)).map(({ cells }) => cells);
}

describe('readCsv', () => {
  it.each([
    [
      'bare cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a file without a final line break', 'a,b', [['a', 'b']]],
    [
      'an empty last cell',
      'a,\nb,',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    [
      'Windows line ends, and a byte order mark',
      '\uFEFFa,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'commas, quotes and line breaks in a quoted cell',
      '"a, b","say ""no""\nmore",c',
      [['a, b', 'say "no"\nmore', 'c']],
    ],
    ['empty lines, which it leaves out', 'a\n\n,,\nb\n', [['a'], ['b']]],
    ['nothing', '', []],
  ])('reads %s', (_title, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('names the line on which a record begins', () => {
    expect(readCsv('a\n"b\nb"\nc', () => undefined).map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads a cell of a million characters', () => {
    expect(cellsOf(`"${'x""'.repeat(500_000)}",b`)[0]?.[0]).toHaveLength(1_000_000);
  });

  it.each([
    ['a quote that is never closed', 'a\nb,"c\nd', 2],
    ['text after a closed quote', 'a\n\n"b"c,d', 3],
    ['a quote within an unquoted cell', 'a"b', 1],
  ])('reports %s with its line', (_title, text, line) => {
    const reported: number[] = [];
    readCsv(text, (where) => reported.push(where));
    expect(reported).toEqual([line]);
  });
});
