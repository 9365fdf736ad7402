import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A gateway that records the texts of messages, in order. Stopped after the test. */
export async function smsGateway() {
  const texts: string[] = [];
  const gateway = createServer(async (request, response) => {
    texts.push(((await json(request)) as { text: string }).text);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  onTestFinished(() => void gateway.close());
  const address = gateway.address();
  return { texts, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` };
}
