import type { BrowserContext } from '@playwright/test';

export type PageWatch = {
  /** Ignores matching messages. */
  allow: (expected: RegExp) => void;
  faults: () => string[];
};

/** Collects policy violations, console errors and uncaught errors of all tabs. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const faults: string[] = [];
  // The page retries a picture that is still being composed.
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
