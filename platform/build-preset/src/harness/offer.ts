import { createContext, useContext } from 'react';
import type { Scenes } from 'shared-contracts/testing/scene';

type LoadModule = () => Promise<{ default: unknown }>;

export type Offer = {
  id: string;
  pages: Readonly<Record<string, LoadModule>>;
  /** Name of a page → its route patterns. */
  patterns: Readonly<Record<string, readonly string[]>>;
  fragments: Readonly<Record<string, LoadModule>>;
  scenes: Scenes;
};

/** The path of the harness's own pages: scenes have no address in the shop. */
const OWN = '/harness';

/** `shop: nothing found` → `shop-nothing-found` */
const inAddress = (name: string) => name.replaceAll(/[^a-z0-9]{1,9}/gi, '-');

export const places = {
  fragment: (name: string) => `${OWN}/fragments/${name}`,
  /** A scene with its widths and axe's verdict. */
  scene: (name: string) => `${OWN}/scenes/${inAddress(name)}`,
  /** The scene alone. */
  stage: (name: string) => `${OWN}/stage/${inAddress(name)}`,
};

export const OfferContext = createContext<Offer>({
  id: '',
  pages: {},
  patterns: {},
  fragments: {},
  scenes: {},
});

export const useOffer = () => useContext(OfferContext);
