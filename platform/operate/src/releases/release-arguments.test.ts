import { expect, test } from 'vitest';
import { releaseCommand } from './release-arguments.ts';

test('PROM-308 a canary is for five in a hundred visitors unless its command says how many', () => {
  expect(releaseCommand(['canary', 'catalog'])).toEqual({
    ...{ action: 'canary', ids: ['catalog'], percent: 5, overrules: {} },
  });
  expect(releaseCommand(['canary', 'catalog', '--percent', '50'])).toMatchObject({ percent: 50 });
});

test.each(['0', '51', '100', '2.5', '-1', '1e1', 'five', ''])(
  'PROM-308 a canary for %j in a hundred visitors is refused',
  (percent) => {
    expect(() => releaseCommand(['canary', 'catalog', `--percent=${percent}`])).toThrow(
      '--percent needs a whole number, 1 to 50.',
    );
  },
);

test('a publication takes no share of visitors, and a canary needs a package', () => {
  expect(() => releaseCommand(['publish', 'catalog', '--percent', '5'])).toThrow(
    'npm run release -- publish',
  );
  expect(() => releaseCommand(['canary'])).toThrow('npm run release -- canary');
});
