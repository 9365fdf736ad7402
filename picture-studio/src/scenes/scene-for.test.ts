import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decor } from './decor.ts';
import type { Variant } from './scene.ts';
import { decorsIn, sceneFor } from './scene-for.ts';
import type { StudioScene } from './scenes.ts';

const studio = vi.hoisted(() => new Map<string, StudioScene>());
vi.mock('./scenes.ts', () => ({ scenes: studio }));

const COPPER: Decor = {
  material: 'Sheet',
  category: '1.5mm Acrylic',
  type: 'Metallic',
  colour_name: 'Tamba Copper',
  code: '#b16b44',
  goesWith: [{ colour_name: 'Tamba Patina', type: 'Metallic', code: '#5e948b' }],
};

/** A scene whose black layers are named after its finishes. */
function scene(finishes: (keyof StudioScene['variants'])[], lights = 1): StudioScene {
  const white = Array.from({ length: lights }, (_, at) => `white-${at}.avif`);
  const variant = (finish: string): Variant => ({ white, black: `${finish}.avif`, shadow: 'matt.avif' });
  return {
    width: 10,
    height: 10,
    surfaces: ['sheet'],
    ids: 'panels.png',
    variants: Object.fromEntries(finishes.map((finish) => [finish, variant(finish)])),
    panels: [],
    folder: '',
    version: '',
  };
}

const blackOf = (decor: Decor, view: 'sample' | 'closeup' | 'kitchen') =>
  sceneFor(decor, view)?.variant.black;

beforeEach(() => {
  studio.clear();
  studio.set('sheet', scene(['gloss', 'matt', 'metallic', 'fluted']));
  studio.set('edge', scene(['gloss', 'matt']));
  studio.set('board-wpc', scene(['gloss', 'matt']));
});

describe('sceneFor', () => {
  it('shows metal in matt where the scene has no metallic variant', () => {
    expect(blackOf(COPPER, 'sample')).toBe('metallic.avif');
    expect(blackOf(COPPER, 'closeup')).toBe('matt.avif');
  });

  it('has no substitute for fluted panels', () => {
    const panel = { ...COPPER, category: 'Fluted Panel' };
    expect(blackOf(panel, 'sample')).toBe('fluted.avif');
    expect(sceneFor(panel, 'closeup')).toBeUndefined();
  });

  it('shows a board with its core', () => {
    const board = {
      ...COPPER,
      material: 'WPC',
      category: '18mm MATT Acrylic Board',
    };
    expect(sceneFor(board, 'sample')?.scene).toBe(studio.get('board-wpc'));
  });

  it('is undefined for a room without a scene', () => {
    expect(sceneFor(COPPER, 'kitchen')).toBeUndefined();
  });
});

describe('decorsIn', () => {
  it.each([
    [1, ['Tamba Copper']],
    [2, ['Tamba Copper', 'Tamba Patina']],
  ])('has a decor for each of %i surfaces', (lights, names) => {
    studio.set('kitchen', scene(['metallic'], lights));
    const choice = sceneFor(COPPER, 'kitchen');
    expect(choice && decorsIn(choice, COPPER).map(({ colour_name }) => colour_name)).toEqual(names);
  });
});
