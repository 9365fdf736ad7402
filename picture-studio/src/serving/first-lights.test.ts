import { describe, expect, it } from 'vitest';
import { scenes } from '../scenes/scenes.ts';
import { firstLights } from './first-lights.ts';

describe('firstLights', () => {
  it('begins with the large pictures of sheets in all finishes', () => {
    expect(firstLights().slice(0, 4)).toEqual(
      ['gloss', 'matt', 'metallic', 'fluted'].map((finish) => ({ scene: 'sheet', finish, width: 800 })),
    );
  });

  it('has the small pictures of all scenes', () => {
    const small = firstLights().filter(({ width }) => width === 200);
    expect(new Set(small.map(({ scene }) => scene))).toEqual(new Set(scenes.keys()));
  });
});
