import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { useFocusRestoration } from './use-focus-restoration.ts';

let goBy: (entries: number) => void;
let setReady: (isReady: boolean) => void;

function List({ isReady }: { isReady: boolean }) {
  useFocusRestoration(isReady);
  return (
    <main>
      <Link to="/product">{'teak'}</Link>
      <input type="checkbox" name="shade" value={'Blue "dark"'} aria-label="Blue" />
      <Link to="/list?page=2">{'page 2'}</Link>
      <Link to="/list?page=2" aria-label="next page" />
    </main>
  );
}

function Shop() {
  const navigate = useNavigate();
  const [isReady, change] = useState(true);
  goBy = (entries) => act(() => navigate(entries));
  setReady = (ready) => act(() => change(ready));
  return (
    <>
      <button type="button">{'menu'}</button>
      <Routes>
        <Route path="/list" element={<List isReady={isReady} />} />
        <Route path="/product" element={<main>{'a product'}</main>} />
      </Routes>
    </>
  );
}

const open = () => renderWithShell(<Shop />, { at: '/list' });
const link = (name: string) => screen.getByRole('link', { name });
const follow = (name: string) =>
  act(() => {
    link(name).focus();
    link(name).click();
  });

describe('useFocusRestoration', () => {
  it('restores the focus to the link that was followed', () => {
    open();
    follow('teak');
    expect(screen.queryByRole('link')).toBeNull();
    goBy(-1);
    expect(link('teak')).toHaveFocus();
  });

  it('waits until the list is loaded', () => {
    open();
    follow('teak');
    setReady(false);
    goBy(-1);
    expect(link('teak')).not.toHaveFocus();
    setReady(true);
    expect(link('teak')).toHaveFocus();
  });

  it('restores it to a filter on the same page, on Back and on Forward', () => {
    open();
    follow('page 2');
    act(() => screen.getByRole('checkbox').focus());
    goBy(-1);
    expect(link('page 2')).toHaveFocus();
    goBy(1);
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it('distinguishes links that lead to the same page', () => {
    open();
    follow('next page');
    goBy(-1);
    expect(link('next page')).toHaveFocus();
  });

  it('leaves the focus alone when the shopper has moved it in the meantime', () => {
    open();
    follow('teak');
    screen.getByRole('button').focus();
    goBy(-1);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('does nothing on other navigations to the page', () => {
    open();
    setReady(false);
    follow('page 2');
    act(() => screen.getByRole('checkbox').focus());
    act(() => screen.getByRole('checkbox').blur());
    setReady(true);
    expect(document.body).toHaveFocus();
  });

  it('restores it once, and not with every new list', () => {
    open();
    follow('teak');
    goBy(-1);
    act(() => link('teak').blur());
    setReady(false);
    setReady(true);
    expect(document.body).toHaveFocus();
  });
});
