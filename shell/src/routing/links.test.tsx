import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { inPlaceOf } from 'shared-contracts/routes';
import 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TO_TOP, useScrollPosition } from './use-scroll-position.ts';
import { useSingleStep } from './use-single-step.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
});

function Shop() {
  useScrollPosition();
  useSingleStep();
  return (
    <>
      <Link to="/shop/Sheet">Sheets</Link>
      <Link to="/shop/Sheet?category=Fluted" state={TO_TOP}>
        Fluted
      </Link>
      <Link to="/shop/Sheet?shade=Blue">Blue</Link>
      <Link to="/shop/Sheet" replace state={inPlaceOf({ key: 'default', state: null })}>
        This colour
      </Link>
      <Link to="/?gallery">Gallery</Link>
      <a href="#main">Skip</a>
    </>
  );
}

function open(at: string): void {
  window.history.replaceState(null, '', at);
  render(<Shop />, { wrapper: ({ children }) => <BrowserRouter>{children}</BrowserRouter> });
}

const link = (name: string) => screen.getByRole('link', { name });
const click = (name: string) => act(() => link(name).click());
const address = () => window.location.pathname + window.location.search;

describe('Back to the first page of a document', () => {
  it('SITE-58 does not scroll to the position of another document’s first page', async () => {
    window.sessionStorage.setItem('laminate-shop.positions', JSON.stringify([['default', 900]]));
    open('/about');
    click('Sheets');
    scrollTo.mockClear();
    window.history.back();
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalled());
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    window.sessionStorage.clear();
  });
});

describe('a link', () => {
  it('SITE-23 clicked twice before the new page is rendered is one step of history', () => {
    open('/about');
    const before = window.history.length;
    act(() => {
      link('Sheets').click();
      link('Sheets').click();
    });
    expect(address()).toBe('/shop/Sheet');
    expect(window.history.length).toBe(before + 1);
  });

  it('SITE-24 to the address of the current page leads to its top without a step of history', () => {
    open('/shop/Sheet');
    const before = window.history.length;
    click('Sheets');
    click('Sheets');
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(window.history.length).toBe(before);
  });

  it('SITE-24 keeps the focus when it leads to the top', () => {
    open('/shop/Sheet');
    link('Sheets').focus();
    click('Sheets');
    expect(link('Sheets')).toHaveFocus();
  });

  it('SITE-24 of header or footer leads to the top even if the query alone changes', () => {
    open('/shop/Sheet');
    click('Fluted');
    expect(address()).toBe('/shop/Sheet?category=Fluted');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    ['Blue', '/shop/Sheet', 'changes a filter'],
    ['This colour', '/shop/Sheet', 'replaces the page in place'],
    ['Gallery', '/?gallery', 'leads to the gallery, to which the home page scrolls'],
  ])('named %s on %s does not scroll, because it %s', (name, at) => {
    open(at);
    click(name);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
