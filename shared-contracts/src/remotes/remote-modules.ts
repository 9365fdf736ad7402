import type { ComponentType, ReactNode } from 'react';
import type { Address } from '../address/address.ts';
import type { LinkedPageName, PageEntry, PageName } from '../routes/pages.ts';
import type { PageLocation, PageModule, PageQuery } from './page-module.ts';

export type AddToCartProps = {
  product_id: string;
  /** `Sheet`, or a board's material. */
  material: string;
  colour_name: string;
  /** In rupees; null for a product that cannot be bought (PRICE-6). */
  selling_price: number | null;
  /** The list price in rupees, shown struck through if it is above the selling price. */
  actual_price?: number | null;
};

export type AddIntentProps = {
  /** The item that a visitor wanted to add before the login. `material` as in `AddToCartProps`. */
  item: { product_id: string; material: string; quantity: number };
  /** Opens the cart once the item is in it (HOME-6). */
  leadsToCart?: boolean;
  /** Called when the item was added, or could not be. */
  onSettled?: () => void;
};

export type LoginDialogProps = {
  /** Shown above the phone step: why the dialog is open. */
  message?: string;
  /** The phone number that the shopper has typed so far. */
  phone?: string;
  /** Called 1.5 s after the success message (LOGIN-4), when the session is stored. */
  onLoggedIn: () => void;
  onClose: () => void;
};

export type AccountMenuProps = {
  onClose: () => void;
  /** Opens the shell's question, which ends the session (SESS-9). */
  onLogOut: () => void;
};

/** A required field of the form for an address. */
export type AddressFormField =
  | 'address_label'
  | 'first_name'
  | 'last_name'
  | 's_mobile_no'
  | 'pincode'
  | 'address'
  | 'city'
  | 'state';

export type AddressBookProps = {
  /**
   * If set, an address can be chosen, and this is rendered below the book. `address` is the chosen one: the default or
   * the first until the customer chooses. `isFormOpen` means that a new or changed address is not saved yet, and `emptyFields`
   * are its empty required fields; absent while no form is open, and if the address book does not report them (CHECK-2).
   */
  footer?: (choice: {
    address: Address | undefined;
    isFormOpen: boolean;
    emptyFields?: readonly AddressFormField[];
  }) => ReactNode;
  /** Label of the initially chosen address. */
  chosen?: string;
};

export type ProductStripProps = {
  title: string;
  /** The product to compare with, which is not shown itself. `material` as in `AddToCartProps`. */
  product: { product_id: string; material: string };
};

/** The search box replaces a plain search field, which the shopper may have begun to use. */
export type SearchBoxProps = {
  /** What was typed so far. */
  text: string;
  /** Whether that field had the focus. */
  hasFocus: boolean;
  /** Called before a search or a suggestion opens another page. */
  onLeave: () => void;
};

export type DeliveryCheckProps = {
  /** The product whose costs to the door are shown. Absent if the page shows them itself. */
  product?: { product_id: string; material: string };
};

export type SampleChoiceProps = {
  /** The decor chosen as a sample. `material` as in `AddToCartProps`; its picture, if there is one. */
  product: { product_id: string; material: string; colour_name: string; image_link?: string };
};

export type EnterCartProps = {
  /** Called when the cart may be opened. */
  onReady: () => void;
  /** Called when the add-on was declined, or the cart could not be checked. */
  onStay: () => void;
};

export type OrderPaymentProps = {
  order_id: string;
  /** Called with the order's status when it is known, and when it changes: the status on the page may be outdated. */
  onStatus?: (Status: string) => void;
};

/**
 * Checks the props with which another remote mounts a fragment (PROM-170).
 * @returns the first prop of the wrong shape with the type of its value, `title (object)`; undefined if all are right
 */
export type PropCheck<Props> = (props: Props) => string | undefined;

/** A fragment with props. Its check is in `shared-contracts/remotes/prop-checks`. */
type CheckedFragment<Props> = ComponentType<Props> & { wrongProp: PropCheck<Props> };

/**
 * Default export of a fragment's module. `prefetch` returns the queries of its first paint: the server runs them if a page lists
 * the fragment in `lateFragments`. It gets the page's location.
 */
export type FragmentModule<Props = object> = ComponentType<Props> & {
  prefetch?(location: PageLocation): PageQuery[];
};

/**
 * The modules that others load by name, `<owner>/<page or fragment>`: linked pages, and all fragments. A fragment's default
 * export `satisfies RemoteModules["…"]`, that of a page `satisfies PageModule`. Adding a module is a minor version, removing one takes two
 * releases.
 */
export type RemoteModules = { [Name in LinkedPageName]: PageModule } & {
  'cart-checkout/add-to-cart': CheckedFragment<AddToCartProps>;
  'cart-checkout/add-intent': CheckedFragment<AddIntentProps>;
  'cart-checkout/delivery-check': CheckedFragment<DeliveryCheckProps>;
  'cart-checkout/sample-choice': CheckedFragment<SampleChoiceProps>;
  'cart-checkout/enter-cart': CheckedFragment<EnterCartProps>;
  'cart-checkout/order-payment': CheckedFragment<OrderPaymentProps>;
  'catalog/product-strip': CheckedFragment<ProductStripProps>;
  'catalog/search-box': CheckedFragment<SearchBoxProps>;
  'cart-checkout/sent-cart': FragmentModule;
  'inspiration/visualizer': FragmentModule;
  'catalog/product-carousel': FragmentModule;
  'catalog/substrate-picker': FragmentModule;
  'account/login-dialog': CheckedFragment<LoginDialogProps>;
  'account/account-menu': CheckedFragment<AccountMenuProps>;
  'account/address-book': CheckedFragment<AddressBookProps>;
  'inspiration/inspiration-gallery': FragmentModule;
  'inspiration/events-gallery': FragmentModule;
  'inspiration/video-gallery': FragmentModule;
  'inspiration/planning-tools': FragmentModule;
};

export type ModuleName = FragmentName | PageName;
export type FragmentName = Exclude<keyof RemoteModules, LinkedPageName>;

/** A module as it was loaded. A fragment from another build has no check of its props. */
export type LoadedModule<Name extends ModuleName> = Name extends keyof RemoteModules
  ? RemoteModules[Name] extends CheckedFragment<infer Props>
    ? ComponentType<Props> & { wrongProp?: PropCheck<Props> }
    : RemoteModules[Name]
  : PageModule;

/** The names of a remote's modules, without its id. */
type OfferOf<Id extends string, Names extends string> = Names extends `${Id}/${infer Own}` ? Own : never;

/** The contacts for a remote. Each of its releases contains them as a public file, `owner.json`. */
export type Owner = {
  /** As in `CODEOWNERS`, which `npm test` compares: `@laminate-shop/catalog`. */
  team: `@${string}`;
  chat: `https://${string}`;
  /** What to do when the remote fails: a document of the repository, perhaps with a heading, `docs/operations.md#a-region-that-fails`. */
  runbook: string;
};

/** A file of a remote, relative to its folder. */
type ModuleFile = `./src/${string}.tsx`;

type PageOffer = PageEntry & { file: ModuleFile };

/** The table in a remote's `src/remote.ts`: its pages with their routes, its fragments with their files. */
export type RemoteOffer<Id extends string> = {
  id: Id;
  /** Every remote of the repository has one. */
  owner?: Owner;
  /**
   * Only for a remote that relies on more than exported names, such as a new property of a component: the lowest version that has it. The
   * registry compares names by itself.
   */
  contract?: `^${number}.${number}.${number}`;
  pages: Readonly<Record<OfferOf<Id, LinkedPageName>, PageOffer>> & Readonly<Record<string, PageOffer>>;
  fragments: Readonly<Record<OfferOf<Id, FragmentName>, ModuleFile>>;
};
