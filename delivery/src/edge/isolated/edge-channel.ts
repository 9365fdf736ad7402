import type { EdgeMessage, ProcessMessage, RenderedMessage, TextSizes } from './messages.ts';

/** The connection to the edge server. No server build gets hold of it. */
export interface EdgeChannel {
  send(message: Exclude<ProcessMessage, RenderedMessage>): void;
  /** @throws TypeError when a part of the page has no JSON, such as a circular head; then nothing was sent */
  sendPage(page: RenderedMessage): void;
  /** Ends the process after this message. */
  sendLast(message: Exclude<ProcessMessage, RenderedMessage>): void;
  /** Passes each message of the edge server on, from the first one on. */
  listen(handle: (message: EdgeMessage) => void): void;
}

/** Opens the connection on standard input and output. The process ends with the edge server. */
export function openEdgeChannel(): EdgeChannel {
  const { stdin, stdout, nextTick } = process;
  const exit = process.exit.bind(process);
  // The edge server has ended, perhaps in the middle of a message.
  stdout.on('error', () => exit());
  /** The requests of a page are sent together: each write wakes the edge server. */
  function sendSoon(message: Exclude<ProcessMessage, RenderedMessage>): void {
    stdout.cork();
    stdout.write(lineOf(message));
    nextTick(() => stdout.uncork());
  }
  return {
    send: sendSoon,
    sendPage({ texts, ...message }) {
      const bytes = Buffer.from(texts.join(''));
      const sizes: TextSizes = { bytes: bytes.length, lengths: texts.map(({ length }) => length) };
      const line = lineOf({ ...message, ...sizes });
      stdout.cork();
      stdout.write(line);
      stdout.write(bytes);
      stdout.uncork();
    },
    sendLast: (message) => void stdout.write(lineOf(message), () => exit(1)),
    listen(handle) {
      let rest = '';
      stdin.setEncoding('utf8');
      stdin.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) handle(JSON.parse(line));
      });
      stdin.on('end', () => exit());
    },
  };
}

function lineOf(message: object): string {
  return `${JSON.stringify(message)}\n`;
}
