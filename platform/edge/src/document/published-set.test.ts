import { describe, expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { dataBlock } from '../testing/page-fixture.ts';

describe('DEV_REMOTES', () => {
  test('replaces a released remote by the one of its development server, without integrity', async () => {
    const DEV_REMOTES = '{"catalog":"http://localhost:3101/remoteEntry.js"}';
    const { origin } = await edgeUnderTest({ environment: { DEV_REMOTES } });
    const html = await (await fetch(origin)).text();
    expect(dataBlock(html, 'released-set').remotes.catalog).toEqual({
      name: 'mfe_catalog',
      version: 'development',
      entry: 'http://localhost:3101/remoteEntry.js',
      integrity: {},
      modules: { shop: { js: [], css: [] } },
      contract: '^1.0.0',
    });
  });
});
