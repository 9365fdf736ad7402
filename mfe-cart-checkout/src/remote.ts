import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: 'cart-checkout',
  contract: '^1.0.0',
  pages: {
    /** `/cart` (spec section 2). The shell has asked for the login before. */
    cart: './src/cart/cart-page.tsx',
  },
  fragments: {
    /**
     * Quantity, Add to Cart and Go To Cart of one product, with all messages of spec section 8 and the login on the
     * way. Takes the product's id, material, name and price (rupees). Under 768 px it fixes a bar to the window's foot
     * and makes room for it. Sends `cart-updated`.
     */
    'add-to-cart': './src/add-to-cart/add-to-cart.tsx',
    /**
     * What the header's cart icon sets off for a customer (spec sections 2 and 5): looks for the mandatory add-on, asks
     * about it, then calls `onReady` or `onStay`, once. Shows nothing but its questions. Sends `cart-updated`.
     */
    'enter-cart': './src/enter-cart/enter-cart.tsx',
  },
} as const satisfies RemoteOffer<'cart-checkout'>;
