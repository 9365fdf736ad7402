import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const PRINTS = `
import { runCommand } from ${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))};
await runCommand(async (stop) => {
  while (!stop.aborted) {
    process.stdout.write('a line\\n');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return true;
});`;

it('ends quietly when whoever read its output has left', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PRINTS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(errors).toBe('');
  expect(code).toBe(0);
});
