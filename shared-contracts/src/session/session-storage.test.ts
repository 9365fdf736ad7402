import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deviceId,
  forgetSession,
  readCartSize,
  readOrderAttempt,
  readPhone,
  readRecentSearches,
  readToken,
  storeCartSize,
  storeOrderAttempt,
  storeRecentSearches,
  storeSession,
} from './session-storage.ts';

afterEach(() => vi.restoreAllMocks());

const SESSION = { token: 'a token', phone: '9000000001' };

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const BROKEN: Record<string, () => void> = {
  'localStorage itself throws': () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied),
  'every call throws': () => {
    const calls = { getItem: denied, setItem: denied, removeItem: denied } as unknown as Storage;
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(calls);
  },
};

describe.each(Object.entries(BROKEN))('when %s', (_, breakStorage) => {
  it('PROM-6 there is no session, and a login is not stored', () => {
    breakStorage();
    expect([readToken(), readPhone(), readRecentSearches()]).toEqual([null, null, []]);
    expect(storeSession(SESSION)).toBe(false);
  });

  it('the device has no id', () => {
    breakStorage();
    expect(deviceId()).toBeUndefined();
  });

  it('PROM-6 searching and logging out still work', () => {
    breakStorage();
    expect(() => storeRecentSearches(['teak'])).not.toThrow();
    expect(() => storeOrderAttempt({ key: 'a', content: 'b' })).not.toThrow();
    expect(readOrderAttempt()).toBeNull();
    expect(() => forgetSession()).not.toThrow();
  });
});

function storageFor(room: number): void {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (kept.size < room ? kept.set(key, value) : denied()),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(store as unknown as Storage);
}

describe('the id of the device', () => {
  it('LOGIN-22 is random, and stays when the session ends', () => {
    localStorage.clear();
    const id = deviceId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    storeSession(SESSION);
    forgetSession();
    expect(deviceId()).toBe(id);
    expect(Object.values(localStorage)).toEqual([id]);
    localStorage.clear();
    expect(deviceId()).not.toBe(id);
    localStorage.clear();
  });
});

describe('the attempt to order', () => {
  const ATTEMPT = { key: 'key-1', content: '{"item_count":2}' };

  it('PAY-15 is kept for a reload and other tabs until the session ends', () => {
    storeOrderAttempt(ATTEMPT);
    expect(readOrderAttempt()).toEqual(ATTEMPT);
    forgetSession();
    expect(readOrderAttempt()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('can be removed', () => {
    storeOrderAttempt(ATTEMPT);
    storeOrderAttempt(null);
    expect(readOrderAttempt()).toBeNull();
  });

  it.each(['no JSON', '[]', 'null', '{"key":1,"content":"a"}', '{"key":"a"}'])(
    'is ignored when it is damaged: %s',
    (stored) => {
      localStorage.setItem('laminate-shop.order-attempt', stored);
      expect(readOrderAttempt()).toBeNull();
    },
  );
});

describe('storeSession', () => {
  it('stores token and phone', () => {
    storageFor(2);
    expect(storeSession(SESSION)).toBe(true);
    expect([readToken(), readPhone()]).toEqual([SESSION.token, SESSION.phone]);
  });

  it('leaves no half of a session when storage becomes full', () => {
    storageFor(1);
    expect(storeSession(SESSION)).toBe(false);
    expect(readToken()).toBeNull();
  });
});

describe('the size of the cart', () => {
  it('CART-40 is kept until the session ends', () => {
    storeSession(SESSION);
    storeCartSize(3);
    expect(readCartSize()).toBe(3);
    forgetSession();
    expect(readCartSize()).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('takes no place when the cart is empty, or nobody is logged in', () => {
    storeCartSize(3);
    expect(localStorage).toHaveLength(0);
    storeSession(SESSION);
    storeCartSize(3);
    storeCartSize(0);
    expect(localStorage.getItem('laminate-shop.cart-size')).toBeNull();
  });

  it.each(['many', '-1', '1.5', '1e99'])('is unknown when it is damaged: %s', (stored) => {
    localStorage.setItem('laminate-shop.cart-size', stored);
    expect(readCartSize()).toBe(0);
  });
});

it('PROM-137 an entry of another version is ignored, stays for its release, and is removed at a logout', () => {
  localStorage.clear();
  const later = { intents: '{}', searches: '{}', token: '{}', phone: '{}', 'order-attempt': '[]' };
  for (const [name, entry] of Object.entries(later)) localStorage.setItem(`laminate-shop.${name}.2`, entry);
  storeRecentSearches(['teak']);
  expect([readToken(), readPhone(), readOrderAttempt(), readRecentSearches()]).toEqual([
    null,
    null,
    null,
    ['teak'],
  ]);
  expect(localStorage.getItem('laminate-shop.searches.2')).toBe('{}');
  localStorage.setItem('of-another-site-on-this-host', 'kept');
  forgetSession();
  expect(Object.keys(localStorage)).toEqual(['of-another-site-on-this-host']);
  localStorage.clear();
});
