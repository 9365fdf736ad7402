/** The texts of the carousel. They are not in `messages.ts`, which the product page loads. */
export const carouselMessages = {
  add: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  next: 'Next',
  notAdded: 'The product could not be added to your cart. Please try again.',
  pause: 'Pause the carousel',
  play: 'Start the carousel',
  previous: 'Previous',
  show: (category: string) => `Show ${category}`,
} as const;
