import type { ServerResponse } from 'node:http';

/** Milliseconds: longer than the timeout of a document, shorter than the browser's. */
const SLOW = 10_000;

/** Wrong on purpose: the contract provides only for the 500. */
const FAULTS: Readonly<Record<string, (response: ServerResponse, right: () => unknown) => void>> = {
  slow: (_answer, right) => setTimeout(right, SLOW).unref(),
  failing: (response) => send(response, 500, 'application/json', '{"message":"We are counting our stock."}'),
  page: (response) => send(response, 200, 'text/html', '<!doctype html><h1>Welcome to the hotel</h1>'),
  expired: (response) => send(response, 500, 'application/json', '{"error":"jwt expired"}'),
};

let current = '';

/** @param fault `well` for a healthy provider */
export function turn(fault: string): void {
  if (fault !== 'well' && !(fault in FAULTS)) throw new Error(`There is no fault ${fault}.`);
  current = fault;
}

export function respondWithFault(response: ServerResponse, right: () => unknown): void {
  const fault = FAULTS[current];
  if (fault) fault(response, right);
  else right();
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(text);
}
