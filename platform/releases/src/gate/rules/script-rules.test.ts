import { expect, test } from 'vitest';
import { parseScript } from '../../bundle/parsed-script.ts';
import { foreignHosts } from './foreign-addresses.ts';
import { changedData, usedMemory } from './server-code.ts';

test.each([
  ['const queries = useQueryClient(); queries.clear()', ['clear']],
  ['useQueryClient().refetchQueries()', ['refetchQueries']],
  ['const queries = useQueryClient(); queries.getQueryCache().getAll()', ['getQueryCache().getAll']],
  [
    'useQueryClient().invalidateQueries({ queryKey: ["mine"] }); useQueryClient().getQueryCache().find(key)',
    [],
  ],
  ['const list = []; list.clear()', []],
])('PROM-105 the data of others is changed by %s: %j', (code, calls) => {
  const reasons = calls.map((call) => `changes the data of all remotes (${call})`);
  expect([...changedData(parseScript(code).program)]).toEqual(reasons);
});

test('PROM-105 uninitialised memory is found', () => {
  expect([...usedMemory(parseScript('Buffer.allocUnsafe(9); Buffer.alloc(9)').program)]).toHaveLength(1);
});

test.each([
  ['fetch("https://tracker.example/collect")', ['tracker.example']],
  ['fetch("//Tracker.example/collect")', ['tracker.example']],
  ['const live = `wss://10.0.0.1/`', ['10.0.0.1']],
  ['const share = "https://wa.me/?text=Look", svg = "http://www.w3.org/2000/svg", path = "/api/product"', []],
])('PROM-105 %s names %j', (code, hosts) => {
  expect(foreignHosts(parseScript(code).program)).toEqual(hosts);
});
