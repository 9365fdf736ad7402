import { act, renderHook } from '@testing-library/react';
import 'shared-contracts/testing';
import type { PriceRange } from 'shared-contracts/product/facets';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_OF, usePriceDraft } from './use-price-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function setUp(applied: PriceRange = { price_min: 4000 }) {
  const apply = vi.fn();
  const hook = renderHook((range) => usePriceDraft(range, apply), { initialProps: applied });
  const change = (range: PriceRange, source: 'handle' | 'field') =>
    act(() => hook.result.current[1](range, source));
  return { ...hook, apply, change, shown: () => hook.result.current[0] };
}

describe('usePriceDraft', () => {
  it.each(['handle', 'field'] as const)(
    'shows a change of a %s at once, and applies it after its pause',
    (source) => {
      const { apply, change, shown } = setUp();
      change({ price_min: 5000 }, source);
      expect(shown()).toEqual({ price_min: 5000 });
      act(() => vi.advanceTimersByTime(PAUSE_OF[source] - 1));
      expect(apply).not.toHaveBeenCalled();
      act(() => vi.advanceTimersByTime(1));
      expect(apply.mock.calls).toEqual([[{ price_min: 5000 }]]);
    },
  );

  it.each(['pointerdown', 'pointerup', 'click', 'focusout', 'submit'])(
    'SHOP-32 applies it on %s',
    (event) => {
      const { apply, change } = setUp();
      change({ price_min: 5000 }, 'field');
      act(() => void document.body.dispatchEvent(new Event(event, { bubbles: true })));
      expect(apply.mock.calls).toEqual([[{ price_min: 5000 }]]);
      act(() => vi.advanceTimersByTime(PAUSE_OF.field));
      expect(apply).toHaveBeenCalledOnce();
    },
  );

  it('SHOP-32 drops it when Back changes the applied range', () => {
    const { apply, change, rerender, shown } = setUp();
    change({ price_min: 5000 }, 'field');
    rerender({ price_max: 7000 });
    expect(shown()).toEqual({ price_max: 7000 });
    act(() => vi.advanceTimersByTime(PAUSE_OF.field));
    expect(apply).not.toHaveBeenCalled();
  });
});
