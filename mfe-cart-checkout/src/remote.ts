import type { RemoteOffer } from 'shared-contracts/remotes';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';

export default {
  id: 'cart-checkout',
  owner: {
    team: '@laminate-shop/checkout',
    chat: 'https://chat.example/checkout',
    runbook: 'docs/operations.md#a-region-that-fails',
  },
  pages: {
    /** `/cart` (CART-13). The shell has required a login before it loads this page. */
    cart: { file: './src/cart/cart-page.tsx', ...LINKED_PAGES['cart-checkout/cart'] },
    /**
     * `/checkout`: its two steps, and the payment of an order that exists (CHECK-1, PAY-12). A document of its own (CHECK-9).
     * The shell has required a login before it loads this page.
     */
    checkout: { file: './src/checkout/checkout-page.tsx', ...LINKED_PAGES['cart-checkout/checkout'] },
    /** `/samples`: the chosen samples, their fee and their address (SAMPLE-5). It asks for the login itself, once that is needed. */
    samples: {
      file: './src/samples/samples-page.tsx',
      ...LINKED_PAGES['cart-checkout/samples'],
      sitemap: [],
    },
  },
  fragments: {
    /**
     * Quantity, Add to Cart and Go To Cart of one product, with all messages (CART-1 to CART-4) and the retry after a login
     * (CART-3). Takes the product's id, material, name and price (rupees). Under 768 px it fixes a bar to the bottom of
     * the window and reserves space for it. Sends `cart-updated`.
     */
    'add-to-cart': './src/add-to-cart/add-to-cart.tsx',
    /**
     * Adds `item` to the cart once, when it is mounted: what a visitor wanted before the login and a reload (SESS-13), or what a
     * button of another remote adds (HOME-6). Takes `AddIntentProps`. Shows the result as a toast. Sends `cart-updated`.
     */
    'add-intent': './src/add-to-cart/add-intent.tsx',
    /**
     * When an order arrives at a pincode, which is asked once and kept (PAY-68), and what a number of pieces of `product` costs to the door
     * (PRICE-26). Takes `DeliveryCheckProps`. Takes the focus when it is shown: the shopper has asked for it.
     */
    'delivery-check': './src/delivery-check/delivery-check.tsx',
    /**
     * A cart that was sent as a link, `/cart?lines=` (CART-59), with a button that adds it to the customer's own. It takes no props and
     * reads the address. Sends `cart-updated`.
     */
    'sent-cart': './src/sent-cart/sent-cart.tsx',
    /**
     * Chooses `product` as a sample, and shows what is chosen (SAMPLE-2). Takes `SampleChoiceProps`. Takes the focus when it is shown: the
     * shopper has asked for it.
     */
    'sample-choice': './src/sample-choice/sample-choice.tsx',
    /**
     * Runs when a customer clicks the cart icon of the header (SITE-9): checks for the mandatory add-on, asks to add it,
     * then calls `onReady` or `onStay` once. Renders nothing but its questions. Sends `cart-updated`.
     */
    'enter-cart': './src/enter-cart/enter-cart.tsx',
    /**
     * How far the payment of an order is, with Pay again and Restore these items while it is unpaid (PAY-14, PAY-16). Takes
     * `OrderPaymentProps`. Empty where the provider does not tell. Sends `cart-updated`.
     */
    'order-payment': './src/payment/order-payment.tsx',
  },
} as const satisfies RemoteOffer<'cart-checkout'>;
