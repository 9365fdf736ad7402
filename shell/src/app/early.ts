import { sendEarlyCalls } from 'shared-contracts/http/early-calls';
import { readToken } from 'shared-contracts/session';
import './record-clicks.ts';

/*
 * The script in the document: about a thousand bytes that run before its content is painted, and long before the shop does. It keeps
 * clicks, and sends the first calls of a customer's page.
 */
const calls = document.getElementById('calls')?.textContent;
const token = readToken();
if (calls && token) sendEarlyCalls(JSON.parse(calls), token);
