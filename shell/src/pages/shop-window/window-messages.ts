/** Several pages use these texts. They are not in `messages.ts`, which every page loads. */
export const windowMessages = {
  headline: 'Beautiful Surfaces. Timeless Spaces.',
  inFinish: (finish: string, room = 'room') => `${/^[aeiou]/.test(room) ? 'An' : 'A'} ${room} in ${finish}`,
  sampleOf: (colour_name: string) => `A sample of ${colour_name}`,
  oneRoomInFive: 'One room in five finishes, side by side',
  exploreAll: 'Explore all items',
} as const;
