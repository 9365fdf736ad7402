import 'shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollbarSpace } from './use-scrollbar-space.ts';

let reportWidth = () => undefined as unknown;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reportWidth = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.documentElement.style.removeProperty('--scrollbar');
});

function Page() {
  useScrollbarSpace();
  return <dialog aria-label="Menu">Menu</dialog>;
}

const space = () => document.documentElement.style.getPropertyValue('--scrollbar');

it('SITE-27 a dialog that opens leaves the page the width of its scrollbar, and a second one keeps it', () => {
  render(<Page />);
  const clientWidth = vi.spyOn(document.documentElement, 'clientWidth', 'get');
  clientWidth.mockReturnValue(window.innerWidth - 15);
  reportWidth();
  expect(space()).toBe('15px');

  screen.getByText<HTMLDialogElement>('Menu').showModal();
  clientWidth.mockReturnValue(window.innerWidth);
  reportWidth();
  expect(space()).toBe('15px');
});

it('SITE-27 a scrollbar without a width changes no style of the page', () => {
  render(<Page />);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  const setProperty = vi.spyOn(document.documentElement.style, 'setProperty');
  reportWidth();
  expect(setProperty).not.toHaveBeenCalled();
});
