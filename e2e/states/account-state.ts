import type { Endpoint } from 'shared-contracts/endpoint';
import type { MockedResponse } from '../browser/mocked-endpoint.ts';
import type { Locator, Page } from '../browser/shop-test.ts';

export type Mock = readonly [Endpoint, MockedResponse];

/** One state of a page that needs a login: how to reach it, and how to recognise it. */
export type AccountState = {
  /** The page's own path unless set. */
  path?: string;
  mocks?: readonly Mock[];
  /** Response of the pincode lookup. */
  lookup?: MockedResponse;
  /** Runs before the page is opened, in place of the page's own. */
  prepare?: (page: Page) => Promise<void>;
  /** Runs once the page is hydrated. */
  when?: (page: Page) => Promise<void>;
  shows: (page: Page) => Locator;
};

/** A page that needs a login, with its states. */
export type AccountPage = {
  path: string;
  /** Responses of every state that does not replace them. */
  mocks: readonly Mock[];
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Accessible name of the skeleton, which the document contains. */
  skeleton: string;
  /** Visible once the data is shown. */
  data: (page: Page) => Locator;
  states: Readonly<Record<string, AccountState>>;
};
