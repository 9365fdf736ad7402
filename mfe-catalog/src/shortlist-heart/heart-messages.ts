/** Apart from `messages.ts`: the scripts of lists and products do not have these sentences. */
export const heartMessages = {
  first: 'Kept on your shortlist.',
  full: (most: number) => `Your shortlist is full: it holds ${most} products. Take one off to add another.`,
  show: 'Show',
} as const;
