import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export type PageWatch = {
  /** Ignores messages that match. */
  allow: (expected: RegExp) => void;
  /** @returns the faults so far */
  stop: () => string[];
};

export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const faults: string[] = [];
  // The page requests a picture again that is still being composed.
  const allowed = [/status of 50[34] .*\/images\//];
  const noteError = (fault: WebError) => faults.push(`page error: ${fault.error().message}`);
  const noteMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  };
  context.on('weberror', noteError);
  context.on('console', noteMessage);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sourceFile } = violation;
      console.error(`policy violation: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return {
    allow: (expected) => void allowed.push(expected),
    stop: () => {
      context.off('weberror', noteError);
      context.off('console', noteMessage);
      return faults.filter((fault) => !allowed.some((expected) => expected.test(fault)));
    },
  };
}
