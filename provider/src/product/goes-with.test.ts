import { labOfHex } from 'catalogue/colour/lab';
import { describe, expect, it } from 'vitest';
import { companionsAmong, reasonFor } from './goes-with.ts';

const decor = (code: string, type = 'Solid') => ({
  lab: labOfHex(code),
  type,
  isPlain: type === 'Solid',
});

const WHITE = decor('#fbfcfa');
const CREAM = decor('#f3e9d2');
const GREIGE = decor('#b9ada0');
const COOL_GREY = decor('#b8c0c6');
const CHOCOLATE = decor('#4a382f');
const NAVY = decor('#1f3050');
const SKY = decor('#c4d6e4');
const BLACK = decor('#1b1b1c');
const RED = decor('#b3202c');
const YELLOW = decor('#e3a81f');
const OAK = decor('#c9a878', 'Wood Grain');
const WALNUT = decor('#5c4330', 'Wood Grain');
const MARBLE = decor('#f0eeec', 'Marble');
const SLATE = decor('#4a4f52', 'Stone');

describe('reasonFor', () => {
  it.each([
    ['a wood', 'a plain of its undertone', WALNUT, CREAM, 'plainForWood'],
    ['a wood', 'a neutral', OAK, BLACK, 'neutralForWood'],
    ['a warm plain', 'a wood of its undertone', CREAM, WALNUT, 'woodForPlain'],
    ['a neutral', 'a wood', BLACK, OAK, 'woodForNeutral'],
    ['a loud colour', 'a calm one', RED, GREIGE, 'calmForLoud'],
    ['a figure', 'a calm colour', SLATE, COOL_GREY, 'calmForLoud'],
    ['a calm colour', 'a loud one', CREAM, RED, 'loudForCalm'],
    ['a calm colour', 'a figure', BLACK, MARBLE, 'loudForCalm'],
    ['a light warm colour', 'a dark warm one', CREAM, CHOCOLATE, 'darker, as warm'],
    ['a dark warm colour', 'a light warm one', CHOCOLATE, CREAM, 'lighter, as warm'],
    ['a light cool colour', 'a dark cool one', SKY, NAVY, 'darker, as cool'],
    ['a dark cool colour', 'a light cool one', NAVY, SKY, 'lighter, as cool'],
    ['a light neutral', 'a dark colour', WHITE, CHOCOLATE, 'darker, neutral'],
    ['a dark colour', 'a light neutral', NAVY, WHITE, 'lighter, neutral'],
  ])('MATCH-20 lets %s go with %s', (_, __, shown, other, reason) => {
    expect(reasonFor(shown, other)).toBe(reason);
  });

  it.each([
    ['warm', 'cool', CREAM, NAVY],
    ['a wood', 'a cool colour', WALNUT, SKY],
    ['a wood', 'a loud colour', WALNUT, YELLOW],
    ['a wood', 'another wood', OAK, WALNUT],
    ['a wood', 'another figure', WALNUT, MARBLE],
    ['a figure', 'another figure', MARBLE, SLATE],
    ['a loud colour', 'another one', RED, YELLOW],
    ['a loud colour', 'a figure', YELLOW, SLATE],
    ['a colour', 'nearly the same', WHITE, decor('#f4f4f2')],
    ['a calm colour', 'one of little contrast', GREIGE, decor('#85796d')],
  ])('MATCH-20 lets %s not go with %s', (_, __, shown, other) => {
    expect(reasonFor(shown, other)).toBeUndefined();
    expect(reasonFor(other, shown)).toBeUndefined();
  });
});

describe('companionsAmong', () => {
  const others = [WHITE, CREAM, GREIGE, COOL_GREY, CHOCOLATE, NAVY, SKY, BLACK, RED, YELLOW, OAK, MARBLE];
  const among = (shown: typeof WHITE, preferred: (typeof WHITE)[] = [], limit = 3) =>
    companionsAmong(shown, { preferred, others, limit }).map((pair) => pair.decor);

  it('MATCH-20 begins with the preferred ones that a rule allows', () => {
    expect(among(WALNUT, [SKY, CREAM])[0]).toBe(CREAM);
    expect(among(WALNUT, [SKY, CREAM])).not.toContain(SKY);
  });

  it('MATCH-20 has one for each reason before a second one for the same', () => {
    const reasons = companionsAmong(CREAM, { preferred: [], others: [...others, WALNUT], limit: 3 }).map(
      ({ because }) => because,
    );
    expect(new Set(reasons).size).toBe(3);
  });

  it('MATCH-20 suggests no two that look alike', () => {
    expect(companionsAmong(NAVY, { preferred: [], others: [SKY, decor('#c6d7e3')], limit: 3 })).toHaveLength(
      1,
    );
  });

  it('MATCH-20 is the same in every run, and never more than asked for', () => {
    expect(among(CREAM, [], 2)).toEqual(among(CREAM, [], 2));
    expect(among(CREAM, [], 2)).toHaveLength(2);
  });

  it('MATCH-20 says why in a sentence', () => {
    const [pair] = companionsAmong(WALNUT, { preferred: [], others: [CREAM], limit: 1 });
    expect(pair?.because).toBe(
      'A plain colour with the undertone of this wood: the grain stays the only figure in the room.',
    );
  });
});
