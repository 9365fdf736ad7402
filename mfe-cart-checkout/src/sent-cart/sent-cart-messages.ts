/** The texts of a cart that is sent. */
export const sentCartMessages = {
  send: 'Send this cart',
  linkTitle: (shopName: string) => `A cart at ${shopName}`,
  copied: 'Link copied to clipboard!',
  sendFailed: 'The link could not be copied. Please try again.',
  onlyFirst: (most: number, all: number) =>
    `Only the first ${most} of your ${all} products are in the link: it has no room for more.`,
  leftOut: (lines: number) =>
    lines === 1
      ? 'One line of this link could not be read, so it is not shown here. Please ask for it again.'
      : `${lines} lines of this link could not be read, so they are not shown here. Please ask for them again.`,
  title: 'A cart was sent to you',
  advice: 'Nothing of it is in your cart yet.',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  gone: (product_id: string) => `${product_id} is not in our shop any more`,
  adding: (done: number, all: number) => `${done} of ${all} products added …`,
  someLeft: (added: number, all: number) =>
    `${added} of ${all} products ${added === 1 ? 'is' : 'are'} in your cart. The others could not be added.`,
  allAdded: (all: number) => (all === 1 ? 'It is in your cart.' : `All ${all} products are in your cart.`),
  inCart: 'in your cart',
  unreadable: 'This link names no products. Please ask for it again.',
  total: 'With packaging and delivery',
  addAll: 'Add to my cart',
  dismiss: 'No, thanks',
  close: 'Close',
  added: 'Products added to cart!',
  failed: 'The cart that was sent to you could not be shown.',
} as const;
