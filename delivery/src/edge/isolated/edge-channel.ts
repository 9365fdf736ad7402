import type { EdgeMessage, ProcessMessage, RenderedMessage, TextSizes } from './messages.ts';

/** The connection to the edge server. No server build gets hold of it. */
export interface EdgeChannel {
  send(message: ProcessMessage): void;
  /** Ends the process after this message. */
  sendLast(message: ProcessMessage): void;
  /** Passes each message of the edge server on, from the first one on. */
  listen(handle: (message: EdgeMessage) => void): void;
}

/** Opens the connection on standard input and output. The process ends with the edge server. */
export function openEdgeChannel(): EdgeChannel {
  const { stdin, stdout } = process;
  const exit = process.exit.bind(process);
  // The edge server has ended, perhaps in the middle of a message.
  stdout.on('error', () => exit());
  const write = (message: ProcessMessage, then?: () => void) =>
    stdout.write(message.kind === 'rendered' ? withTexts(message) : `${JSON.stringify(message)}\n`, then);
  return {
    send: (message) => void write(message),
    sendLast: (message) => void write(message, () => exit(1)),
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

function withTexts({ texts, ...message }: RenderedMessage): string {
  const text = texts.join('');
  const sizes: TextSizes = { bytes: Buffer.byteLength(text), lengths: texts.map(({ length }) => length) };
  return `${JSON.stringify({ ...message, ...sizes })}\n${text}`;
}
