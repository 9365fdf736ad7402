import type { DataBlocks } from 'shared-contracts/document';

const CATALOG = '17f1bdfc3197290d';

const SET: DataBlocks['released-set'] = {
  shell: '48acbc604040c329',
  remotes: {
    catalog: {
      name: 'mfe_catalog',
      version: CATALOG,
      entry: `/releases/catalog/${CATALOG}/remoteEntry.js`,
      integrity: {},
      modules: {},
      contract: '^2.6.0',
    },
  },
  pages: {},
  first: [],
};

/** Writes the set of releases into the document, which reads it once. */
export function showReleasedSet(): void {
  if (document.getElementById('released-set')) return;
  const block = document.head.appendChild(document.createElement('script'));
  Object.assign(block, { id: 'released-set', type: 'application/json', textContent: JSON.stringify(SET) });
}
