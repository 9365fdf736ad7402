import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { FadeIn } from './fade-in.tsx';

let notify: (isIntersecting: boolean) => void;
const created = vi.fn();
const disconnect = vi.fn();

beforeEach(() => {
  created.mockClear();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        notify = (isIntersecting) =>
          callback(
            [{ isIntersecting }] as IntersectionObserverEntry[],
            this as unknown as IntersectionObserver,
          );
        created(options);
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});

const section = (
  <FadeIn>
    <p>Our Story</p>
  </FadeIn>
);
const opacity = () => {
  const place = screen.getByText('Our Story').parentElement;
  return place && getComputedStyle(place).opacity;
};

it('INFO-5 fades a section in when a tenth of it is visible', () => {
  renderWithShell(section);
  expect(created).toHaveBeenCalledWith({ threshold: 0.1 });
  act(() => notify(false));
  expect(opacity()).toBe('0');
  act(() => notify(true));
  expect(opacity()).not.toBe('0');
  expect(disconnect).toHaveBeenCalled();
});

it('INFO-5 never hides a section that is visible at the start', () => {
  renderWithShell(section);
  expect(opacity()).not.toBe('0');
  act(() => notify(true));
  expect(opacity()).not.toBe('0');
});

it('INFO-5 renders a visible section on the server', () => {
  document.body.innerHTML = renderToString(section);
  expect(opacity()).not.toBe('0');
});
