import type { PublishedSet } from 'shared-contracts/document';
import { expect, it } from 'vitest';
import { moduleInfo } from './module-info.ts';

const SET: PublishedSet = {
  shell: 'aaaa',
  pages: {},
  first: [],
  remotes: {
    gallery: {
      name: 'mfe_gallery',
      version: 'bbbb',
      entry: '/releases/gallery/bbbb/remoteEntry.js',
      integrity: {},
      modules: { wall: { js: ['/releases/gallery/bbbb/wall.js'], css: [] } },
      contract: '^2.0.0',
    },
  },
};
const ADDRESS = 'http://shop.test/releases/gallery/bbbb/remoteEntry.js';

it('leads from the shell to each remote by the address of its entry', () => {
  const info = moduleInfo(SET, { react: '19.3.1' }, 'http://shop.test/shop/Sheet');
  expect(info.shell).toMatchObject({
    version: 'aaaa',
    remotesInfo: { mfe_gallery: { matchedVersion: ADDRESS } },
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
  expect(info[`mfe_gallery:${ADDRESS}`]).toMatchObject({
    version: 'bbbb',
    remoteEntry: 'remoteEntry.js',
    publicPath: 'http://shop.test/releases/gallery/bbbb/',
    modules: [{ moduleName: 'wall', assets: { js: { sync: ['/releases/gallery/bbbb/wall.js'] } } }],
  });
});
