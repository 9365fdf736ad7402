import { describe, expect, it } from 'vitest';
import { paginationWindow } from './pagination.tsx';

describe('paginationWindow', () => {
  it.each([
    { current: 1, total: 1, shown: [1] },
    { current: 2, total: 5, shown: [1, 2, 3, 4, 5] },
    { current: 1, total: 7, shown: [1, 2, 3, 4, 5, 'gap', 7] },
    { current: 1, total: 6, shown: [1, 2, 3, 4, 5, 6] },
    { current: 4, total: 9, shown: [1, 2, 3, 4, 5, 6, 'gap', 9] },
    { current: 5, total: 9, shown: [1, 'gap', 3, 4, 5, 6, 7, 'gap', 9] },
    { current: 9, total: 9, shown: [1, 'gap', 5, 6, 7, 8, 9] },
  ])(
    'SHOP-21 shows at most 5 pages around page $current of $total, and the ends',
    ({ current, total, shown }) => {
      expect(paginationWindow(current, total)).toEqual(shown);
    },
  );
});
