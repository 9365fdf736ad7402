import type { DataBlocks } from 'shared-contracts/document';
import { sendEarlyCalls } from 'shared-contracts/http/early-calls';
import { recordClicks } from 'shared-contracts/interaction/early-clicks';
import { readToken } from 'shared-contracts/session';
import { reloadCutDocument } from '../document/cut-document.ts';
import { opensLogin } from '../session/early-login.ts';

reloadCutDocument();
recordClicks(opensLogin);

/*
 * The script in the document: about a thousand bytes that run before its content is painted, and long before the shop does. It keeps
 * clicks, sends the first calls of a customer's page, and notices that the document is cut.
 */
const block = document.getElementById('calls')?.textContent;
// Reading the storage blocks the first frame of a new process, so a document without calls skips it.
const token = block ? readToken() : null;
if (block && token) {
  const { address, paths }: DataBlocks['calls'] = JSON.parse(block);
  // Addresses that share a document may need different calls.
  if (address === location.pathname + location.search) sendEarlyCalls(paths, token);
}
