import { expect, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { nodeModule } from './server-modules.ts';

/** As the shell's releases from before the isolated renderer: its HTTP client is Node's. */
const EARLIER_SHELL = `
const stream = require('stream');
const https = require('node:https');
const { constants } = require('zlib');
class Agent extends stream.Transform {}
const client = { agent: new Agent(), level: constants.Z_SYNC_FLUSH, methods: require('http').METHODS };
exports.shared = {};
exports.handlePageRequest = async ({ providerOrigin }) => {
  const answer = await Promise.resolve().then(() => https.request(providerOrigin, client)).catch((error) => error);
  const rendered = { html: '<main>' + (answer instanceof Error ? 'skeleton' : 'products') + '</main>', styles: [] };
  return { status: 200, modules: [], head: { title: 'Home' }, queries: '[]', rendered, faults: ['No response.'] };
};`;

test('PROM-156 a shell whose HTTP client is Node’s serves its pages without data', async () => {
  const { origin } = await edgeUnderTest({ shell: EARLIER_SHELL });
  const response = await fetch(origin);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<main>skeleton</main>');
  expect(html).toContain('<script type="application/json" id="query-state">[]</script>');
});

test.each(['child_process', 'node:worker_threads', 'vm', 'module', 'dgram', 'inspector'])(
  'the shell cannot require %s',
  (specifier) => {
    expect(() => nodeModule(specifier)).toThrow(`It needs ${specifier}`);
  },
);
