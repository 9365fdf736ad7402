import 'shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScrollbarSpace } from './use-scrollbar-space.ts';

function Page({ isOpen }: { isOpen: boolean }) {
  useScrollbarSpace();
  return (
    <dialog aria-label="Menu" open={isOpen}>
      Menu
    </dialog>
  );
}

const space = () => document.documentElement.style.getPropertyValue('--scrollbar');

it('SITE-27 a dialog that opens leaves the page the width of its scrollbar, and a second one keeps it', () => {
  const { rerender } = render(<Page isOpen={false} />);
  const dialog = screen.getByText('Menu');
  const clientWidth = vi.spyOn(document.documentElement, 'clientWidth', 'get');
  clientWidth.mockReturnValue(window.innerWidth - 15);
  dialog.dispatchEvent(new Event('beforetoggle'));
  expect(space()).toBe('15px');

  rerender(<Page isOpen />);
  clientWidth.mockReturnValue(window.innerWidth);
  dialog.dispatchEvent(new Event('beforetoggle'));
  expect(space()).toBe('15px');
});

it('SITE-27 a scrollbar without a width changes no style of the page', () => {
  render(<Page isOpen={false} />);
  document.documentElement.style.removeProperty('--scrollbar');
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  const setProperty = vi.spyOn(document.documentElement.style, 'setProperty');
  screen.getByText('Menu').dispatchEvent(new Event('beforetoggle'));
  expect(setProperty).not.toHaveBeenCalled();
});
