import { describe, expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

describe('publicOrigin', () => {
  it.each([
    ['believes the proxy on this machine', '127.0.0.1', 'https://shop.example', 'https://shop.example'],
    ['leaves a path out', '::1', 'http://localhost:3000/shop', 'http://localhost:3000'],
    ['believes nobody else', '203.0.113.9', 'https://shop.example', undefined],
    ['takes no other scheme', '127.0.0.1', 'javascript:alert(1)', undefined],
    ['takes nothing that is no address', '127.0.0.1', 'shop.example', undefined],
    ['has none where nobody says it', '127.0.0.1', undefined, undefined],
  ])('%s', (_title, peer, said, origin) => {
    expect(publicOrigin(peer, said)).toBe(origin);
  });
});
