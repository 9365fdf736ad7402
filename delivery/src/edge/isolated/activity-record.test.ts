import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/artefact-fixture.ts';
import { noteActivity, readActivity } from './activity-record.ts';

async function record(): Promise<number> {
  const file = openSync(join(await temporaryFolder(), 'record'), 'w+');
  onTestFinished(() => closeSync(file));
  return file;
}

test('the record holds what was noted last', async () => {
  const file = await record();
  expect(readActivity(file)).toBeUndefined();
  for (const activity of [
    { job: 1_234_567, remote: 'inspiration' },
    { job: 8, remote: 'cart' },
    { job: 9, remote: undefined },
  ]) {
    noteActivity(file, activity);
    expect(readActivity(file)).toEqual(activity);
  }
});

test('a record that cannot be written does not fail the page', () => {
  const file = openSync('/dev/null', 'r');
  onTestFinished(() => closeSync(file));
  expect(() => noteActivity(file, { job: 1, remote: 'catalog' })).not.toThrow();
});
