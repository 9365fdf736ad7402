import { CHECKOUT_AHEAD } from 'shared-contracts/document';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import { contentSecurityPolicy, inlineHash, policySources } from './content-security-policy.ts';

function directives(
  path: string,
  environment: NodeJS.ProcessEnv = {},
  trustedTypes = true,
): Record<string, string> {
  const policy = contentSecurityPolicy(path, policySources(readEnvironment(environment)), {
    hashes: { styles: ['sha256-abc'], scripts: ['sha256-def'] },
    trustedTypes,
  });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const space = directive.indexOf(' ');
      return [directive.slice(0, space), directive.slice(space + 1)];
    }),
  );
}

const SCRIPTS = `'self' 'sha256-def' '${inlineHash(CHECKOUT_AHEAD)}'`;

describe('contentSecurityPolicy', () => {
  test('INSP-47 lets in the shop alone, and styles by hash', () => {
    expect(directives('/shop/Sheet')).toMatchObject({
      'default-src': "'none'",
      'script-src': SCRIPTS,
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-abc'",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'media-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  test('PROM-9 requires trusted types, except on the checkout and for older releases', () => {
    const required = (...page: Parameters<typeof directives>) => {
      const read = directives(...page);
      return [read['require-trusted-types-for'], read['trusted-types']];
    };
    expect(required('/shop/Sheet')).toEqual(["'script'", 'default dompurify']);
    expect(required('/checkout')).toEqual([undefined, undefined]);
    expect(required('/', {}, false)).toEqual([undefined, undefined]);
  });

  test('PROM-8 never allows inline scripts or eval', () => {
    for (const path of ['/', '/checkout']) expect(JSON.stringify(directives(path))).not.toContain('unsafe');
  });

  test('INSP-47 lets in the foreign services of the configuration', () => {
    const read = directives('/', {
      PINCODE_URL: 'https://pins.example/pincode',
      MAP_URL: 'https://link.example/place',
      MAP_EMBED_URL: 'https://maps.example/embed?q=1',
      PROVIDER_URL: 'https://api.example/v1',
      IMAGE_ORIGINS: 'https://pictures.example/x',
      VIDEO_URLS:
        'https://youtu.be/aB3-_x7Q9zY https://player.example/video/7 https://player.example/video/8',
    });
    expect(read['connect-src']).toBe("'self' https://pins.example https://maps.example");
    expect(read['frame-src']).toBe(
      'https://maps.example https://www.youtube-nocookie.com https://player.example',
    );
    expect(read['img-src']).toBe("'self' data: https://api.example https://pictures.example");
  });

  test('CHECK-9 PROM-19 lets the payment script run on the checkout alone, by its whole address', () => {
    const environment = { PAYMENT_SCRIPT_URL: 'https://pay.example/bundle/checkout.js' };
    expect(directives('/checkout', environment)).toMatchObject({
      'script-src': "'self' 'sha256-def' https://pay.example/bundle/checkout.js",
      'frame-src':
        "'self' https://pay.example upi: intent: phonepe: ppe: gpay: tez: paytm: paytmmp: bhim: credpay: amazonpay:",
      'connect-src': "'self' https://pay.example",
    });
    expect(JSON.stringify(directives('/cart', environment))).not.toContain('pay.example');
    expect(JSON.stringify(directives('/checkout', environment))).not.toContain('youtube');
  });

  test('PAY-11 lets in the other origins of the pay page on the checkout alone', () => {
    const environment = {
      PAYMENT_SCRIPT_URL: 'https://pay.example/checkout.js',
      PAYMENT_ORIGINS: 'https://page.example/path  https://pay.example',
    };
    expect(directives('/checkout', environment)).toMatchObject({
      'script-src': "'self' 'sha256-def' https://pay.example/checkout.js",
      'frame-src': expect.stringContaining("'self' https://pay.example https://page.example upi:"),
      'connect-src': "'self' https://pay.example https://page.example",
    });
    expect(JSON.stringify(directives('/cart', environment))).not.toContain('page.example');
  });

  test('PAY-83 lets the pay page open the apps that are configured, and no scheme of the browser', () => {
    const framed = (PAYMENT_APPS: string) =>
      directives('/checkout', { PAYMENT_SCRIPT_URL: 'https://pay.example/checkout.js', PAYMENT_APPS })[
        'frame-src'
      ];
    expect(framed('upi: Navipay')).toBe("'self' https://pay.example upi: navipay:");
    for (const wrong of ['https', 'data:', 'upi;', '*', 'javascript']) expect(() => framed(wrong)).toThrow();
  });

  test('PAY-13 has violations reported on the checkout alone', () => {
    expect(directives('/checkout')['report-uri']).toBe('/policy-reports');
    expect(directives('/cart')).not.toHaveProperty('report-uri');
  });

  test('lets in the hot updates of a development server, and nothing else of it', () => {
    const read = directives('/', { DEV_SERVER: 'http://127.0.0.1:3101' });
    expect(read['script-src']).toBe(SCRIPTS);
    expect(read['connect-src']).toBe("'self' ws://127.0.0.1:3101");
  });
});
