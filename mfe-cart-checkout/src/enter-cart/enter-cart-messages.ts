/** The texts of the way into the cart, which a product page loads too. */
export const enterCartMessages = {
  logIn: 'You have not logged in. Please Login.',
  tooFewTitle: 'Almost There!',
  tooFew: 'A minimum of 2 products are required to add the mandatory packaging item.',
  goOn: 'Go To Cart',
  addOnTitle: 'Add the mandatory product?',
  addOn:
    'Flexiply Flexible plywood protects your order in transit and is part of every order. Add it to your cart?',
  addAddOn: 'Add',
  declineAddOn: 'Not now',
  checkFailed: 'Could not check cart. Please try again.',
  addOnFailed: 'Could not add mandatory item. Please try again.',
};
