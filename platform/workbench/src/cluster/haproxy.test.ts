import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { ownCertificate } from './certificate.ts';
import { haproxyConfiguration } from './haproxy.ts';

const HAS_HAPROXY = spawnSync('haproxy', ['-v']).status === 0;

/** Of two servers of each kind. */
async function configured(folder: string) {
  return haproxyConfiguration({
    port: 3443,
    certificate: await ownCertificate(folder),
    providerPort: 4444,
    providers: [1, 2].map((number) => ({ name: `provider-${number}`, port: 4000 + number })),
    edges: [1, 2].map((number) => ({ name: `edge-${number}`, port: 3000 + number })),
  });
}

describe('the configuration of the load balancer', () => {
  test('sends what reads again to another server, and nothing that writes', async () => {
    const text = await configured(await temporaryFolder());
    const backends = text.split('\nbackend ').slice(1);
    expect(backends).toHaveLength(2);
    for (const backend of backends)
      expect(backend).toContain('http-request disable-l7-retry unless METH_GET');
    // A 503 is the shop's own word, with its Retry-After.
    expect(/^ {2}retry-on .*/m.exec(text)?.[0]).not.toMatch(/503|all-retryable/);
  });

  test.skipIf(!HAS_HAPROXY)('is one that HAProxy takes', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, await configured(folder));
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(/ALERT|WARNING/) });
  });
});
