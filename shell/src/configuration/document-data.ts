/**
 * Reads one of the data blocks that the edge server wrote into the document.
 * @throws when the block is missing: the document did not come from the edge server
 */
export function readDataBlock(id: 'released-set' | 'configuration' | 'query-state'): unknown {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`The document has no data block "${id}".`);
  return JSON.parse(block.textContent);
}
