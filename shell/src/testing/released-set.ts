const CATALOG = '17f1bdfc3197290d';

const SET = {
  shell: '48acbc604040c329',
  remotes: { catalog: { version: CATALOG, entry: `/releases/catalog/${CATALOG}/remoteEntry.js` } },
};

/** Writes the set of releases into the document, which reads it once. */
export function showReleasedSet(): void {
  if (document.getElementById('released-set')) return;
  const block = document.head.appendChild(document.createElement('script'));
  Object.assign(block, { id: 'released-set', type: 'application/json', textContent: JSON.stringify(SET) });
}
