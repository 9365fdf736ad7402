import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/artefact-fixture.ts';
import { forgetLooks, keepLooks, keptLooks, type SeenLive } from './kept-looks.ts';

const contents = { text: 900, prices: 0, links: 4, buttons: 1, fields: 0 };
const seen = (isWhole: boolean): SeenLive => ({
  look: { frame: [], contents, habits: [], parts: [], isWhole },
  activity: { intervals: 0, loops: 0, keepsFocus: true },
});

test('what was seen is kept for the same live releases alone, without pages that were loading', async () => {
  const file = join(await temporaryFolder(), 'kept/looks.json');
  expect(await keptLooks(file, 'one')).toEqual({});
  await keepLooks(file, 'one', { 'visitors /': seen(true), 'visitors /cart': seen(false) });
  expect(await keptLooks(file, 'one')).toEqual({ 'visitors /': seen(true) });
  expect(await keptLooks(file, 'another')).toEqual({});
  await forgetLooks(file);
  expect(await keptLooks(file, 'one')).toEqual({});
});
