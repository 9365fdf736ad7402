import type { BrowserContextOptions } from 'playwright';

/** The devices and settings of the people who visit the shop. Style rules and scripts may treat them differently. */
export const PEOPLE = {
  usual: { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' },
  other: {
    // Between a phone and a desktop: a phone that is held sideways.
    viewport: { width: 820, height: 380 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
    locale: 'hi-IN',
  },
} as const satisfies Record<string, BrowserContextOptions>;

export type Person = keyof typeof PEOPLE;

export const PERSONS: readonly Person[] = ['usual', 'other'];

/** Ends a sentence of the trial: tells which person saw the fault. */
export const SEEN_BY: Readonly<Record<Person, string>> = {
  usual: '',
  other: ' (On a phone held sideways, in the dark.)',
};

/** The response to each picture that the other person requests: otherwise the provider would compose it in a size for this device alone. */
export const ONE_PIXEL = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};
