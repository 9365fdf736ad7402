import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { ownerErrors } from './owners.ts';

const OWNER =
  "{ team: '@shop/catalog', chat: 'https://chat.example', runbook: 'docs/operations.md#a-region-that-fails' }";
const CHECKOUT = {
  'shell/package.json': '{}',
  'mfe-catalog/package.json': '{}',
  CODEOWNERS: '/shell/        @shop/frame\n/mfe-catalog/  @shop/catalog\n/provider/     @shop/provider\n',
  'docs/operations.md': '# Operations\n\n## A region that fails\n',
  'mfe-catalog/src/remote.ts': `export default { id: 'catalog', owner: ${OWNER} };`,
  'shell/src/owner.ts': `export const owner = ${OWNER.replace('catalog', 'frame')};`,
};

const errorsOf = (changed: Partial<typeof CHECKOUT>) =>
  inCheckoutWith({ ...CHECKOUT, ...changed }, ownerErrors);
const remote = (owner: string) => ({
  'mfe-catalog/src/remote.ts': `export default { id: 'catalog'${owner} };`,
});

describe('ownerErrors', () => {
  it('has none where remotes and shell name the owners of CODEOWNERS, and a heading that exists', async () => {
    expect(await errorsOf({})).toEqual([]);
  });

  it('reads no other package', async () => {
    const preset = {
      'platform/build-preset/package.json': '{}',
      'platform/build-preset/src/remote.ts': 'export const remote = 1;',
    };
    expect(await inCheckoutWith({ ...CHECKOUT, ...preset }, ownerErrors)).toEqual([]);
  });

  it('names a remote without an owner', async () => {
    expect(await errorsOf(remote(''))).toEqual([
      'mfe-catalog/src/remote.ts names no owner: add team, chat and runbook.',
    ]);
  });

  it('names a remote or a shell whose owner is another one in CODEOWNERS', async () => {
    expect(await errorsOf({ CODEOWNERS: '/mfe-catalog/  @shop/catalog @shop/frame\n' })).toEqual([
      'shell/src/owner.ts names @shop/frame, and CODEOWNERS nobody for /shell/.',
      'mfe-catalog/src/remote.ts names @shop/catalog, and CODEOWNERS @shop/catalog @shop/frame for /mfe-catalog/.',
    ]);
  });

  it.each(['docs/operations.md#nothing', 'docs/nothing.md'])(
    'names the runbook %s, which does not exist',
    async (runbook) => {
      const owner = OWNER.replace('docs/operations.md#a-region-that-fails', runbook);
      expect(await errorsOf(remote(`, owner: ${owner}`))).toEqual([
        `mfe-catalog/src/remote.ts names the runbook ${runbook}, which does not exist.`,
      ]);
    },
  );
});
