import { describe, expect, it } from 'vitest';
import {
  type CuttingList,
  type ListRow,
  listInAddress,
  listPath,
  MAX_PATH,
  MAX_ROWS,
  rowsLeftOut,
} from './list-in-address.ts';

const LIST: CuttingList = {
  product: { product_id: 'S15-TEAK', material: 'Ply Wood' },
  rows: [
    { name: 'Shutter & door', length: `2' 6 1/2"`, width: '600', pieces: '4' },
    { name: '', length: '', width: 'wide', pieces: '' },
  ],
  kerf: '4',
  trim: '0',
  keepGrain: true,
};

const reread = (list: CuttingList) => listInAddress(new URL(listPath(list), 'http://shop').searchParams);

describe('the address of a list', () => {
  it('CUT-11 holds everything as it was typed, right or wrong', () => {
    expect(reread(LIST)).toEqual(LIST);
  });

  it('CUT-11 leaves out what is usual', () => {
    const usual = { ...LIST, rows: [], kerf: '3', trim: '5', keepGrain: false };
    expect(listPath(usual)).toBe('/cutting-list?product=S15-TEAK&material=Ply+Wood');
  });

  it('CUT-11 keeps marks of every kind in a name', () => {
    const rows = ['a*b_c', 'दरवाज़ा – 2 × ಬಾಗಿಲು', '🪵 ~ é'].map(
      (name) => ({ ...LIST.rows[0], name }) as ListRow,
    );
    expect(reread({ ...LIST, rows }).rows).toEqual(rows);
  });

  it('CUT-26 has room for sixty rows with long Indian names', () => {
    const names = ['रसोईघर के ऊपर वाली अलमारी का दरवाज़ा, बाएँ ', 'ಅಡುಗೆ ಮನೆಯ ಮೇಲಿನ ಕಪಾಟಿನ ಬಾಗಿಲು, ಎಡಗಡೆ '];
    const rows = Array.from({ length: MAX_ROWS }, (_, at) => {
      const name = `${names[at % 2]}${at}`;
      return { name, length: `7' 10 1/2"`, width: '1199.5', pieces: '12' };
    });
    const path = listPath({ ...LIST, rows });
    expect(path.length).toBeLessThan(MAX_PATH);
    expect(reread({ ...LIST, rows }).rows).toEqual(rows);
  });

  it.each(['_.', '_.!!', '_.a', '_.AAA', '_.AAAA'])('CUT-26 reads no panel from %s', (panels) => {
    expect(listInAddress(new URLSearchParams({ panels })).rows).toEqual([]);
  });

  it('CUT-26 reads addresses as they were written before names were packed', () => {
    const search = new URLSearchParams('panels=%E0%A4%A6%E0%A4%B0%E0%A4%B5%E0%A4%BE*600*400*2_*1*2*');
    expect(listInAddress(search).rows).toEqual([
      { name: 'दरवा', length: '600', width: '400', pieces: '2' },
      { name: '', length: '1', width: '2', pieces: '' },
    ]);
  });

  it('CUT-28 is cut at the most rows of a list, with the number of the others', () => {
    const panels = Array.from({ length: MAX_ROWS + 1 }, () => '*1*2*3').join('_');
    expect(listInAddress(new URLSearchParams({ panels })).rows).toHaveLength(MAX_ROWS);
    expect(rowsLeftOut(new URLSearchParams({ panels }))).toBe(1);
  });
});
