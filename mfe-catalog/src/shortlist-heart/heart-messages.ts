/** These texts are not in `messages.ts`, which the scripts of lists and products load. */
export const heartMessages = {
  first: 'Kept on your shortlist.',
  full: (most: number) => `Your shortlist is full: it holds ${most} products. Take one off to add another.`,
  show: 'Show',
} as const;
