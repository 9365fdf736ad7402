import type { BrowserContext } from '@playwright/test';

export type PageWatch = {
  /** These are expected from now on. */
  allow: (expected: RegExp) => void;
  faults: () => string[];
};

/** Collects what the browser complains about in any tab: policy violations, console errors, uncaught errors. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const faults: string[] = [];
  // A picture that is still being composed is asked for again.
  const allowed = [/status of 50[34] .*\/images\//];
  context.on('weberror', (fault) => faults.push(`page error: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sourceFile } = violation;
      console.error(`policy violation: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return {
    allow: (expected) => void allowed.push(expected),
    faults: () => faults.filter((fault) => !allowed.some((expected) => expected.test(fault))),
  };
}
