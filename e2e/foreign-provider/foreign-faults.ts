import type { ServerResponse } from 'node:http';

/** Milliseconds: longer than a document waits, shorter than a browser's call. */
const SLOW = 10_000;

/** Written in the wrong way on purpose: nothing of it is in the contract but the 500. */
const FAULTS: Readonly<Record<string, (answer: ServerResponse, right: () => unknown) => void>> = {
  slow: (_answer, right) => setTimeout(right, SLOW).unref(),
  failing: (answer) => send(answer, 500, 'application/json', '{"message":"We are counting our stock."}'),
  page: (answer) => send(answer, 200, 'text/html', '<!doctype html><h1>Welcome to the hotel</h1>'),
  cut: (answer) => send(answer, 200, 'application/json', '{"products":[{"product_id":"AC 10'),
  expired: (answer) => send(answer, 500, 'application/json', '{"error":"jwt expired"}'),
};

let current = '';

/** @param fault `well` for none */
export function turn(fault: string): void {
  if (fault !== 'well' && !(fault in FAULTS)) throw new Error(`There is no fault ${fault}.`);
  current = fault;
}

/** Answers as the fault of the moment would have it. */
export function answerFaulty(answer: ServerResponse, right: () => unknown): void {
  const fault = FAULTS[current];
  if (fault) fault(answer, right);
  else right();
}

function send(answer: ServerResponse, status: number, type: string, text: string): void {
  answer.writeHead(status, { 'Content-Type': type }).end(text);
}
