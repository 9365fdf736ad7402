import type { ComponentType } from 'react';
import type { PageName } from '../routes/pages.ts';
import type { PageModule } from './page-module.ts';

export type AddToCartProps = {
  product_id: string;
  /** `Sheet`, or a board's material. */
  material: string;
  /** For the words of the toast. */
  colour_name: string;
  /** In rupees; null: the product cannot be put into a cart. */
  selling_price: number | null;
  /** The list price in rupees; where it is above the selling price it stands beside it, struck through. Since 1.3. */
  actual_price?: number | null;
};

export type LoginDialogProps = {
  /** Announced above the phone step: why the dialog is open. */
  message?: string;
  /** Called 1.5 s after the success message (spec section 4); the session is stored by then. */
  onLoggedIn: () => void;
  onClose: () => void;
};

export type AccountMenuProps = {
  onClose: () => void;
  /** The shell asks 'Are you sure you want to logout?' and ends the session. */
  onLogOut: () => void;
};

export type EnterCartProps = {
  /** The cart is ready to be shown: go to it. */
  onReady: () => void;
  /** The add-on was declined, or the cart could not be checked: stay. */
  onStay: () => void;
};

/**
 * All that remotes offer to others. A name is `<remote>/<page or fragment>`; a remote writes
 * `satisfies RemoteModules["…"]` on its default export. Adding is a minor version, removing takes two releases.
 */
export type RemoteModules = { [Name in PageName]: PageModule } & {
  'cart-checkout/add-to-cart': ComponentType<AddToCartProps>;
  'cart-checkout/enter-cart': ComponentType<EnterCartProps>;
  'account/login-dialog': ComponentType<LoginDialogProps>;
  'account/account-menu': ComponentType<AccountMenuProps>;
  'inspiration/inspiration-gallery': ComponentType;
};

export type ModuleName = keyof RemoteModules;
export type FragmentName = Exclude<ModuleName, PageName>;

/** What a remote offers under its id: the part of its modules' names after the slash. */
type OfferOf<Id extends string, Names extends string> = Names extends `${Id}/${infer Own}` ? Own : never;

/** The table in a remote's `src/remote.ts`: page or fragment → file, relative to the remote's folder. */
export type RemoteOffer<Id extends string> = {
  id: Id;
  /** Range of the contract's versions that this remote works with. */
  contract: `^${number}.${number}.${number}`;
  pages: Record<OfferOf<Id, PageName>, `./src/${string}.tsx`>;
  fragments: Record<OfferOf<Id, FragmentName>, `./src/${string}.tsx`>;
};
