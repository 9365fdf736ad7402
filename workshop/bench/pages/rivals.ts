import { renderedDocument } from 'e2e/browser/rendered-document';
import { buildOrdinaryApp } from '../ordinary-app/build-ordinary-app.ts';
import { plainPage } from '../plain-shop/plain-pages.ts';
import { type DocumentOf, handWritten, ordinary, unrendered } from './rival-documents.ts';
import { startRivalServer } from './rival-server.ts';
import type { Visited } from './visit.ts';

export type Rival = Omit<Visited, 'device'> & {
  /** By which a verdict names it. */
  letter: string;
  name: string;
  /** Shows what server rendering is for, in fewer visits. */
  isReference?: boolean;
  close: () => void;
};

/** Starts what the shop is compared with. @param beside the address of another running shop */
export async function startRivals(shop: string, beside?: string): Promise<Rival[]> {
  const app = await buildOrdinaryApp();
  const changed =
    (...changes: readonly DocumentOf[]) =>
    async (url: string) =>
      changes.reduce((html, change) => change(html), await renderedDocument(shop, url));
  const reference = { script: 'react', isStore: false, isReference: true } as const;
  const store = { script: 'react', isStore: true, close: () => undefined } as const;
  return [
    { letter: 'a', name: '(a) this shop', ...store, origin: shop },
    {
      letter: 'b',
      name: '(b) without server rendering',
      ...reference,
      ...(await startRivalServer(shop, changed(unrendered))),
    },
    {
      letter: 'c',
      name: '(c) ordinary client application',
      ...reference,
      ...(await startRivalServer(shop, changed(ordinary(app), unrendered), app)),
    },
    {
      letter: 'd',
      name: '(d) ordinary, rendered on the server',
      ...store,
      ...(await startRivalServer(shop, changed(ordinary(app)), app)),
    },
    {
      letter: 'e',
      name: '(e) document without script',
      ...({ script: 'none', isStore: false } as const),
      ...(await startRivalServer(shop, changed(handWritten))),
    },
    {
      letter: 'f',
      name: '(f) plain server',
      ...({ script: 'plain', isStore: true } as const),
      ...(await startRivalServer(shop, plainPage, { hasPolicy: false })),
    },
    ...(beside ? [{ letter: 'g', name: `(g) ${beside}`, ...store, origin: beside }] : []),
  ];
}
