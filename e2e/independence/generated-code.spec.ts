import { expect, test } from '../browser/shop-test.ts';
import { copyOfCheckout } from './checkout-copy.ts';

/** Runs all checks of the sources that `npm test` includes. There is no command for these alone. */
const CHECK_SOURCES = `
  import { runChecks } from './platform/develop/src/checks/check.ts';
  import { sourceChecks } from './platform/develop/src/checks/source-checks.ts';
  const passed = await runChecks([sourceChecks(process.cwd())], new AbortController().signal);
  process.exit(passed ? 0 : 1);
`;

test('a generated page and a generated remote pass every check of the sources, their tests, and are built', {
  tag: '@matrix',
}, async () => {
  test.setTimeout(10 * 60_000);
  const checkout = await copyOfCheckout();
  try {
    await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
    await checkout.node(
      'platform/develop/src/commands/new-page.ts',
      'inspiration',
      'gift-cards',
      '/gift-cards',
    );
    await checkout.node('platform/develop/src/commands/new-remote.ts', 'reviews');

    expect(await checkout.node('--input-type=module', '--eval', CHECK_SOURCES)).toContain(' 0 failed');
    const projects = ['--project=mfe-inspiration', '--project=mfe-reviews'];
    const tests = await checkout.pnpm('exec', 'vitest', 'run', ...projects, 'gift-cards', 'reviews-summary');
    expect(tests).toMatch(/Test Files .*2 passed/);
    for (const name of ['mfe-inspiration', 'mfe-reviews']) await checkout.pnpm('--dir', name, 'run', 'build');
  } finally {
    await checkout.remove();
  }
});
