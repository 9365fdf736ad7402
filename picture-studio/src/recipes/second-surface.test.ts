import { describe, expect, it } from 'vitest';
import type { Decor } from './decor.ts';
import { companionOf } from './second-surface.ts';

function sheet(colour_name: string, type: string): Decor {
  return { class: 'Sheet', material: 'Sheet', category: 'MATT Acrylic', type, colour_name, code: '#000000' };
}

describe('companionOf', () => {
  it('puts a figure beside a plain colour, as the catalogue says it goes with', () => {
    expect(companionOf(sheet('Himadri White', 'Solid'))).toMatchObject({
      colour_name: 'Malabar Teak',
      type: 'Wood Grain',
    });
  });

  it('stays in the build of the decor', () => {
    expect(companionOf(sheet('Himadri White', 'Solid')).category).toBe('MATT Acrylic');
  });

  it('leaves a colour alone that is not in the tables', () => {
    const foreign = sheet('River Stone', 'Solid');
    expect(companionOf(foreign)).toBe(foreign);
  });
});
