import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withShapes } from './endpoint-shapes.ts';

const CONTRACT = join(import.meta.dirname, '../../../shared-contracts/src');
const FILES = globSync('*/!(all)-endpoints.ts', { cwd: CONTRACT });
const SHAPE = / shape: '[0-9a-f]{6}',/g;

it.each(FILES)(
  'each definition in %s gets the shape of its response, and nothing else changes',
  async (file) => {
    const source = await readFile(join(CONTRACT, file), 'utf8');
    const built = withShapes(source, await import(join(CONTRACT, file)));
    expect(built.match(SHAPE)).toHaveLength(source.match(/defineEndpoint\(/g)?.length ?? 0);
    expect(built.replaceAll(SHAPE, '')).toBe(source);
  },
);

/** What zod stores. */
const schema = (def: object) => ({ _zod: { def } });
const TEXT = schema({ type: 'string' });
const shortened = (code: (text: string) => string) => schema({ in: TEXT, out: schema({ transform: code }) });
const built = (response: object) =>
  withShapes("name: 'get',", { get: { name: 'get', path: '/', response: schema(response) } });

it('an endpoint that is made from another one needs a name of its own', () => {
  const get = { name: 'get', path: '/', response: schema({}) };
  const source = "name: 'get',";
  expect(() => withShapes(source, { get, post: { ...get, method: 'POST' } })).toThrow(
    'Two endpoints are named get.',
  );
  expect(() => withShapes(source, { votes: { ...get, name: 'votes' } })).toThrow('votes is not defined');
});

it.each([
  ['a field with another name', { label: TEXT }, { town: TEXT }],
  ['a field of another type', { label: TEXT }, { label: schema({ type: 'number' }) }],
  ['another check', { checks: [/a/] }, { checks: [/b/] }],
  ['another transformation', { code: shortened((t) => t.trim()) }, { code: shortened((t) => t.trimEnd()) }],
])('PROM-135 a response with %s has another shape', (_, one, other) => {
  expect(built(one)).not.toBe(built(other));
  expect(built(one)).toBe(built({ ...one }));
});
