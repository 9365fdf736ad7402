import type { BrowserContextOptions } from 'playwright';

/** Who visits the shop: what their device and its settings are, by which style rules and scripts tell people apart. */
export const PEOPLE = {
  usual: { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' },
  other: {
    // Between a phone and a desk: a phone that is held sideways.
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

/** Ends a sentence of the trial: which person has seen it. */
export const SEEN_BY: Readonly<Record<Person, string>> = {
  usual: '',
  other: ' (On a phone held sideways, in the dark.)',
};

/** The response to each picture that the other person requests: the provider would compose it anew, in a size of this device alone. */
export const ONE_PIXEL = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};
