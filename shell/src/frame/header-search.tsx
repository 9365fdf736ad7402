import { css } from '@emotion/react';
import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { matchPage } from '../routing/match-page.ts';
import { SearchField } from './search-field.tsx';

const button = css`
  @media (min-width: 1200px) {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/** A popover over the header. In a wide window it is part of the header, and never opened. */
const panel = css`
  color: inherit;
  overflow: visible;
  @media (max-width: 1199px) {
    inset: 0 0 auto;
    box-sizing: border-box;
    width: 100%;
    margin: 0;
    padding: var(--s-2) var(--gutter);
    border: 0;
    border-bottom: var(--hair);
    background: var(--paper);
    box-shadow: var(--shadow-float);
    &:popover-open {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--s-1);
    }
    &::backdrop {
      background: var(--scrim);
    }
    @supports not selector(:popover-open) {
      display: none;
    }
  }
  @media (min-width: 768px) and (max-width: 1199px) {
    padding-block: 14px;
  }
  @media (min-width: 1200px) {
    position: relative;
    inset: auto;
    display: block;
    flex: 0 1 clamp(12.5rem, 32vw - 11rem, 18rem);
    width: auto;
    min-width: 0;
    margin: 0 var(--s-3) 0 0;
    padding: 0;
    border: 0;
    background: none;
    > button {
      display: none;
    }
  }
`;

const PANEL_ID = 'header-search';

/** SITE-40: the search in the header. A product list has its own search, so the header has none beside it. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const popover = useRef<HTMLElement>(null);
  if (matchPage(pathname).page === 'catalog/shop') return null;
  // A phone opens its keyboard only if the field takes the focus during the click, before the browser opens the popover itself.
  function open(event: MouseEvent) {
    event.preventDefault();
    popover.current?.showPopover();
    popover.current?.querySelector('input')?.focus();
  }
  return (
    <>
      <IconButton
        css={button}
        icon="search"
        label={messages.openSearch}
        popoverTarget={PANEL_ID}
        onClick={open}
      />
      <search ref={popover} id={PANEL_ID} css={panel} popover="auto">
        <SearchField onLeave={() => popover.current?.hidePopover()} />
        <IconButton
          icon="close"
          label={messages.closeSearch}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        />
      </search>
    </>
  );
}
