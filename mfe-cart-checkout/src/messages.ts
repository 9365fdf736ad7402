import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** All texts of this remote. Failure messages of calls are on their endpoints. */
export const messages = {
  addToCart: {
    add: 'Add to Cart',
    goToCart: 'Go To Cart',
    quantityOf: (colour_name: string) => `Quantity of ${colour_name}`,
    sheets: (colour_name: string, count: number) => `${counted(count, 'sheet', 'sheets')} · ${colour_name}`,
    boards: (colour_name: string, count: number) => `${counted(count, 'board', 'boards')} · ${colour_name}`,
    noPrice: 'This product has no price at the moment, so it cannot be added to the cart.',
    added: 'Product added to cart!',
    productMissing: 'Product information is missing.',
    logIn: 'Please log in to add items.',
    retrying: 'Login successful! Retrying...',
    notFound: 'Product not found.',
    conflict: 'Item conflict in cart.',
    failedWith: (status: number) => `Error: ${status}`,
    noResponse: 'No server response. Check connection.',
  },
  enterCart: {
    logIn: 'You have not logged in. Please Login.',
    tooFewTitle: 'Almost There!',
    tooFew: 'A minimum of 2 products are required to add the mandatory packaging item.',
    goOn: 'Go to cart',
    addOnTitle: 'Add the mandatory product?',
    addOn:
      'Flexiply Flexible plywood protects your order in transit and is part of every order. Add it to your cart?',
    addAddOn: 'Add',
    declineAddOn: 'Not now',
    checkFailed: 'Could not check cart. Please try again.',
    addOnFailed: 'Could not add mandatory item. Please try again.',
  },
  cart: {
    home: 'Home',
    crumb: 'Cart',
    title: 'Your cart',
    /** Packaging left out of both. */
    counts: (products: number, pieces: number) =>
      `${counted(products, 'product', 'products')}, ${counted(pieces, 'piece', 'pieces')}`,
    failed: (message: string) => `Error: ${message}`,
    loading: 'Your cart is loading',
    empty: 'Your cart is empty',
    emptyAdvice: `Sheets and boards that you add appear here. An order needs at least ${MIN_ORDER_ITEMS} pieces.`,
    shopNow: 'Shop Now',
    items: 'Items',
    continueShopping: 'Continue shopping',
    quantityOf: (colour_name: string) => `Quantity of ${colour_name}`,
    remove: (colour_name: string) => `Remove ${colour_name}`,
    removed: (colour_name: string) => `${colour_name} was removed.`,
    undo: 'Undo',
    undoRemoving: (colour_name: string) => `Undo removing ${colour_name}`,
    noPrice: 'Not on sale at the moment. Remove it to place your order.',
    lineTotal: 'Total',
    addOn: 'Required packaging, included in every order.',
    locked: 'Cannot be changed',
    changeFailedTitle: 'Your cart could not be changed',
    ok: 'OK',
  },
  almostThere: {
    title: 'Almost There!',
    advice: `Your order is packed in its own crate, so it needs at least ${MIN_ORDER_ITEMS} pieces. Add one more, of this or another product, to see the price details.`,
    choose: 'Choose another product',
    oneMore: 'One more',
    progress: (count: number) => `${count} of ${MIN_ORDER_ITEMS}`,
  },
  priceDetails: {
    title: 'Price details',
    loading: 'The price details are loading',
    subtotal: 'Subtotal',
    discount: 'Discount',
    coupon: 'Coupon',
    couponWith: (code: string) => `Coupon ${code}`,
    deliveryFee: 'Delivery fee',
    free: 'Free',
    total: 'Total',
    /** Packaging left out. */
    pieces: (count: number) => counted(count, 'piece', 'pieces'),
    piecesWithPackaging: (count: number, price: string) =>
      `${counted(count, 'piece', 'pieces')}, and packaging at ${price}`,
    packagingToCome: (price: string) => `Packaging at ${price} is added when you place the order.`,
    tax: (percent: number, amount: string) => `of which GST ${percent}%: ${amount}`,
    freeDeliveryFrom: (price: string) => `Free delivery from ${price}`,
    terms: 'Including all taxes. Paid online by card or UPI; no cash on delivery.',
  },
} as const;
