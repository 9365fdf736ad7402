import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Marks, USUAL_WIDTH, useEdits, withChangedFront, withCorner, withMovedCorner } from './edits.ts';

const NOTHING: Marks = { fronts: [], tapped: [] };
const CORNERS = [
  { x: 300, y: 300 },
  { x: 100, y: 100 },
  { x: 100, y: 300 },
  { x: 300, y: 100 },
];
const marked = CORNERS.reduce(withCorner, NOTHING);

describe('the marks of a photo', () => {
  it('ROOM-3 are a front with the fourth corner, in whatever order they were tapped', () => {
    expect(CORNERS.slice(0, 3).reduce(withCorner, NOTHING).fronts).toEqual([]);
    expect(marked.tapped).toEqual([]);
    expect(marked.fronts).toEqual([
      {
        id: 1,
        width: USUAL_WIDTH,
        isTurned: false,
        quad: [CORNERS[1], CORNERS[3], CORNERS[0], CORNERS[2]],
      },
    ]);
  });

  it('ROOM-6 give the next front the width of the last one', () => {
    const wide = withChangedFront(marked, 1, { width: 90 });
    expect(CORNERS.reduce(withCorner, wide).fronts.map(({ id, width }) => [id, width])).toEqual([
      [1, 90],
      [2, 90],
    ]);
  });

  it('ROOM-6 are taken back one by one, a movement as one', () => {
    const { result } = renderHook(() => useEdits(NOTHING));
    expect(result.current.undo).toBeUndefined();
    act(() => result.current.change(marked));
    const quad = marked.fronts[0]?.quad;
    if (!quad) throw new Error('There is a front.');
    for (const x of [301, 302, 303])
      act(() =>
        result.current.change(
          withChangedFront(marked, 1, { quad: withMovedCorner(quad, 2, { x, y: 300 }) }),
          x === 303,
        ),
      );
    expect(result.current.marks.fronts[0]?.quad[2]).toEqual({ x: 303, y: 300 });
    act(() => result.current.undo?.());
    expect(result.current.marks).toEqual(marked);
    act(() => result.current.undo?.());
    expect(result.current.marks).toEqual(NOTHING);
    expect(result.current.undo).toBeUndefined();
  });
});
