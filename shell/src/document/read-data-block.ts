import type { DataBlockId, DataBlocks } from 'shared-contracts/document';

/** @throws when the block is missing, because the document does not come from the edge server */
export function readDataBlock<Id extends DataBlockId>(id: Id): DataBlocks[Id] {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`The document has no data block "${id}".`);
  return JSON.parse(block.textContent);
}
