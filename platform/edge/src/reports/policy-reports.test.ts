import { expect, test, vi } from 'vitest';
import { visitedApp } from '../testing/provider-fixture.ts';
import { policyReports } from './policy-reports.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://shop.example/checkout?step=payment&order=LH-1',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/skimmer.js?card=4111',
    'original-policy': 'x'.repeat(2_000),
  },
};

/** One visitor sends reports. @returns the statuses, and the lines that were logged */
async function send(...bodies: string[]) {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = visitedApp().post('/', ...policyReports());
  const statuses: number[] = [];
  for (const body of bodies) statuses.push((await app.request('/', { method: 'POST', body })).status);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  logged.mockRestore();
  return { statuses, lines };
}

test('PAY-13 a report is logged in one line without queries', async () => {
  const { statuses, lines } = await send(JSON.stringify(REPORT));
  expect(statuses).toEqual([204]);
  expect(lines).toEqual([
    {
      at: expect.any(String),
      event: 'policy-report',
      path: 'https://shop.example/checkout',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/skimmer.js',
    },
  ]);
});

test('PAY-13 a request that is no report is refused', async () => {
  const wrong = ['no JSON', '[]', '{"csp-report":{"blocked-uri":1}}', 'x'.repeat(20_000)];
  const { statuses, lines } = await send(...wrong);
  expect(statuses).toEqual([400, 400, 400, 413]);
  expect(lines).toEqual([]);
});

test('PAY-13 PROM-304 reports of one visitor are logged at a limited rate', async () => {
  const { statuses, lines } = await send(...Array<string>(12).fill(JSON.stringify(REPORT)));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(2);
  expect(lines).toHaveLength(5);
});
