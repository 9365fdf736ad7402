import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

describe('matchPage', () => {
  it.each([
    ['/', 'shell/home'],
    ['/about', 'shell/about'],
    ['/contact', 'shell/contact'],
    ['/shop', 'catalog/shop'],
    ['/shop/Sheet', 'catalog/shop'],
    ['/shop/board', 'catalog/shop'],
    ['/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/A1', 'catalog/product'],
    ['/cart', 'cart-checkout/cart'],
    ['/checkout', 'cart-checkout/checkout'],
    ['/orders', 'account/orders'],
    ['/orders/LH-1', 'account/order'],
    ['/profile', 'account/profile'],
  ])('SITE-1 finds the page of %s', (path, page) => {
    expect(matchPage(path)).toMatchObject({ found: true, page });
  });

  it.each(['/shop/Curtain', '/nowhere', '/shop/a/b', '/cart/1', '/%zz'])(
    'returns the 404 page for %s',
    (path) => {
      expect(matchPage(path)).toMatchObject({
        found: false,
        page: 'shell/not-found',
      });
    },
  );

  it('decodes the parameters', () => {
    expect(matchPage('/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/A1').params).toMatchObject({
      category: '1.5mm Acrylic',
      type: 'Wood Grain',
    });
  });

  it.each(['/cart', '/checkout', '/orders', '/orders/LH-1', '/profile'])(
    'SESS-1 SITE-1 requires a login for %s',
    (path) => {
      expect(matchPage(path)).toMatchObject({ found: true, needsLogin: true });
    },
  );

  it.each(['/', '/about', '/contact', '/shop', '/shop/Board', '/shop/1.5mm%20Acrylic/Wood/Brown/A1'])(
    'SESS-1 is open to visitors: %s',
    (path) => {
      expect(matchPage(path)).toMatchObject({ found: true, needsLogin: false });
    },
  );
});
