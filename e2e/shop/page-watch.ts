import type { Page } from '@playwright/test';

export type PageWatch = {
  /** These are expected from now on. */
  allow: (expected: RegExp) => void;
  faults: () => string[];
};

/** Collects what a browser complains about: policy violations, console errors, uncaught errors. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`policy violation: ${violation.violatedDirective} ${violation.blockedURI}`);
    });
  });
  return {
    allow: (expected) => void allowed.push(expected),
    faults: () => faults.filter((fault) => !allowed.some((expected) => expected.test(fault))),
  };
}
