import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { IconButton, IconLink, Wrap } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { requestLogin } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import { FramePart } from './frame-part.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MainNav } from './main-nav.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { WordMark } from './word-mark.tsx';

const header = css`
  /* With text at 200 % the buttons would take the whole row. */
  --tap: min(3rem, 13.75vw);
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--paper);
  border-bottom: var(--hair);
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-1);
  min-height: 60px;
  padding-block: var(--s-1);
  @media (min-width: 768px) {
    grid-template-columns: 1fr auto 1fr;
    min-height: 76px;
  }
`;

/** A long name is clipped, so that the buttons beside it stay visible. */
const mark = css`
  justify-self: start;
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
  overflow-x: clip;
`;

/** On a phone of 320 px, beside five buttons, there is room for eight letters in a line. */
const phoneMark = css`
  @media (max-width: 767px) {
    font-size: clamp(min(1.125rem, 6.4vw), 5.6vw, 1.5rem);
  }
`;

const tools = css`
  display: flex;
  justify-content: end;
  min-width: 0;
  margin-right: max(-0.75rem, var(--gutter) * -0.66);
`;

export function Header() {
  const { shopName } = useConfiguration();
  return (
    <header css={header}>
      <Wrap css={row}>
        <FramePart name="phone-menu">
          <PhoneMenu />
        </FramePart>
        <Link css={mark} to={pagePath('/')} state={TO_TOP}>
          <WordMark css={phoneMark} name={shopName} />
        </Link>
        <FramePart name="main-nav">
          <MainNav />
        </FramePart>
        <div css={tools}>
          <FramePart name="header-search">
            <HeaderSearch />
          </FramePart>
          <FramePart name="account-button" fallback={<PlainAccountButton />}>
            <AccountButton />
          </FramePart>
          <ShortlistButton />
          <FramePart name="cart-button" fallback={<PlainCartButton />}>
            <CartButton />
          </FramePart>
        </div>
      </Wrap>
    </header>
  );
}

/** Stands in for the account button, with a login in place of the menu. */
function PlainAccountButton() {
  return <IconButton icon="account" label={messages.account} onClick={() => void requestLogin()} />;
}

/** Stands in for the cart button, without badge and question. The cart page requests the login itself. */
function PlainCartButton() {
  return <IconLink icon="bag" label={messages.cart} to={pagePath('/cart')} />;
}
