import { describe, expect, it } from 'vitest';
import type { Panel } from '../scenes/scene.ts';
import { sheetLayout } from './textured-panel.ts';

function panel(own: Partial<Panel>): Panel {
  const corners: Panel['corners'] = [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ];
  return { id: 1, surface: 0, corners, size: [0.5, 2], origin: [0, 0], grain: 'vertical', ...own };
}

describe('sheetLayout', () => {
  it('continues the grain on the doors above and beside', () => {
    const [, , topRight, topLeft] = sheetLayout(panel({ size: [0.5, 0.8] }), 1.2);
    const above = sheetLayout(panel({ origin: [0, 0.8] }), 1.2);
    const beside = sheetLayout(panel({ origin: [0.5, 0] }), 1.2);
    expect(above[0]).toEqual(topLeft);
    expect(beside[3][0]).toBeCloseTo(topRight[0], 12);
    expect(beside[0][1]).toBe(sheetLayout(panel({}), 1.2)[0][1]);
  });

  it('starts the next sheet at another offset', () => {
    const [first] = sheetLayout(panel({ origin: [0.1, 0] }), 1.2);
    const [next] = sheetLayout(panel({ origin: [1.3, 0] }), 1.2);
    expect(next[0] - first[0]).toBeCloseTo(1, 9);
    expect(Math.abs(next[1] - first[1]) % 1).toBeGreaterThan(0.2);
  });

  it('PIC-80 turns every other sheet over, with the same figure on both sides of the joint', () => {
    const [, joint] = sheetLayout(panel({ origin: [0.7, 0] }), 1.2, true);
    const [jointOfNext, beyond] = sheetLayout(panel({ origin: [1.2, 0] }), 1.2, true);
    expect(Math.abs(jointOfNext[0] - joint[0]) % 1).toBeCloseTo(0, 9);
    expect(beyond[0]).toBeLessThan(jointOfNext[0]);
  });

  it('turns the decor for horizontal grain', () => {
    const [origin, along] = sheetLayout(panel({ grain: 'horizontal' }), 1);
    expect(along[0]).toBe(origin[0]);
    expect(along[1] - origin[1]).toBeCloseTo(-0.5, 9);
  });
});
