import type { ShellServerBuild } from 'shared-contracts/document';
import { expectTypeOf, it } from 'vitest';

it('exports what the edge server loads', () => {
  expectTypeOf<typeof import('./server.ts')>().toExtend<ShellServerBuild>();
});
