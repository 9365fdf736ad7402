/** The texts of the Add to Cart button, which a product page loads. */
export const addToCartMessages = {
  add: 'Add to Cart',
  goToCart: 'Go To Cart',
  quantityOf: (colour_name: string) => `Quantity of ${colour_name}`,
  sheets: (colour_name: string, count: number) =>
    `${count} ${count === 1 ? 'sheet' : 'sheets'} · ${colour_name}`,
  boards: (colour_name: string, count: number) =>
    `${count} ${count === 1 ? 'board' : 'boards'} · ${colour_name}`,
  noPrice: 'This product has no price at the moment, so it cannot be added to your cart.',
  added: 'Product added to cart!',
  productMissing: 'Product information is missing.',
  logIn: 'Please log in to add items.',
  retrying: 'Login successful! Retrying...',
  notFound: 'Product not found.',
  conflict: 'Item conflict in cart.',
  failedWith: (status: number) => `Error: ${status}`,
  noResponse: 'No server response. Check connection.',
};
