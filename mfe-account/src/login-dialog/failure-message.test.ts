import { expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

// What the provider answers is tested in `phone-step.test.tsx` (LOGIN-8).
it('shows the default for a fault of our own', () => {
  expect(failureMessage(new Error('x'), 'Default.')).toBe('Default.');
});
