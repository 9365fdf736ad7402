import { allEndpoints } from 'shared-contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('/openapi.json', () => {
  it('describes every call of the contract, with parameters, body and login', async () => {
    const { origin } = await testProvider();
    const document = await getJson(`${origin}/openapi.json`);
    expect(document.openapi).toBe('3.1.0');
    for (const { name, method, path, needsLogin, body, successStatus } of allEndpoints) {
      const operation = document.paths[path][method.toLowerCase()];
      expect(operation).toMatchObject({
        operationId: name,
        responses: { [successStatus]: expect.anything() },
      });
      expect('security' in operation).toBe(needsLogin);
      expect('requestBody' in operation).toBe(body !== undefined);
    }
    expect(document.paths['/api/cart'].delete.parameters).toContainEqual(
      expect.objectContaining({ name: 'product_id', in: 'query', required: true }),
    );
    expect(document.paths['/api/cart'].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['product_id', 'material', 'quantity'],
    });
  });

  it('describes only calls that exist', async () => {
    const { origin } = await testProvider();
    for (const { method, path } of allEndpoints) {
      const response = await fetch(`${origin}${path}`, { method });
      expect(await response.text(), `${method} ${path}`).not.toContain('There is nothing at this address.');
    }
  });
});

describe('/reference', () => {
  it('shows every call in a document without scripts, under a strict policy', async () => {
    const { origin } = await testProvider();
    const response = await fetch(`${origin}/reference`);
    const page = await response.text();
    for (const { path, summary } of allEndpoints) {
      expect(page).toContain(`<code>${path}`);
      expect(page).toContain(`<span>${summary}</span>`);
    }
    expect(page).not.toMatch(/<script|https?:|\sstyle=/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
    );
  });
});
