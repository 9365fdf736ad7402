import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/artefact-fixture.ts';
import { forgetLooks, keepLooks, keptLooks, type SeenLive } from './kept-looks.ts';

const contents = { text: 900, prices: 0, links: 4, buttons: 1, fields: 0 };
const seen = (isWhole: boolean): SeenLive => ({
  look: { frame: [], contents, amounts: [], bytes: 0, habits: [], parts: [], isWhole },
  activity: { intervals: 0, loops: 0, keepsFocus: true },
  broken: [],
});

test('what was seen is kept for the same live releases alone, without pages that were loading', async () => {
  const file = join(await temporaryFolder(), 'kept/looks.json');
  const nothing = { pages: {}, walks: {} };
  expect(await keptLooks(file, 'one')).toEqual(nothing);
  const walks = { '/cart': [] };
  await keepLooks(file, 'one', { pages: { 'visitors /': seen(true), 'visitors /cart': seen(false) }, walks });
  expect(await keptLooks(file, 'one')).toEqual({ pages: { 'visitors /': seen(true) }, walks });
  expect(await keptLooks(file, 'another')).toEqual(nothing);
  await forgetLooks(file);
  expect(await keptLooks(file, 'one')).toEqual(nothing);
});
