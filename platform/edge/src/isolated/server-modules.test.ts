import { expect, test } from 'vitest';
import { nodeModule } from './server-modules.ts';

test.each(['child_process', 'node:worker_threads', 'vm', 'module', 'dgram', 'inspector', 'fs', 'node:https'])(
  'the shell cannot require %s',
  (specifier) => {
    expect(() => nodeModule(specifier)).toThrow(`It needs ${specifier}`);
  },
);
