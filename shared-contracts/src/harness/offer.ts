import { createContext, useContext } from 'react';
import { PAGES, type PageEntry } from '../routes/pages.ts';
import type { Scenes } from '../testing/scene.ts';

type LoadModule = () => Promise<{ default: unknown }>;

/** What a remote offers, as its harness shows it. */
export type Offer = {
  id: string;
  /** By name. */
  pages: Readonly<Record<string, LoadModule>>;
  fragments: Readonly<Record<string, LoadModule>>;
  scenes: Scenes;
};

/** Route patterns of a page. */
export function patternsOf(id: string, page: string): readonly string[] {
  const pages: Readonly<Record<string, PageEntry>> = PAGES;
  return pages[`${id}/${page}`]?.patterns ?? [];
}

/** Below it is what the shop has no address for. */
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

export const OfferContext = createContext<Offer>({ id: '', pages: {}, fragments: {}, scenes: {} });

export const useOffer = () => useContext(OfferContext);
