import '../../testing/screen-tests.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNearViewport } from './use-near-viewport.ts';

function Place() {
  const { ref, isNear } = useNearViewport();
  return <div ref={ref}>{isNear ? 'near' : 'far'}</div>;
}

it('is true from 600 pixels outside the viewport, and stays true', () => {
  let notify: IntersectionObserverCallback = () => undefined;
  const created = vi.fn();
  const observer = { observe: vi.fn(), disconnect: vi.fn() };
  class Observer {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      notify = callback;
      created(options);
    }
    observe = observer.observe;
    disconnect = observer.disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Place />);
  expect(created).toHaveBeenCalledWith({ rootMargin: '600px' });
  expect(observer.observe).toHaveBeenCalledWith(screen.getByText('far'));
  const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
  act(() => notify(entry(false), observer as never));
  expect(screen.getByText('far')).toBeVisible();
  act(() => notify(entry(true), observer as never));
  expect(screen.getByText('near')).toBeVisible();
  expect(observer.disconnect).toHaveBeenCalled();
});
