import { resolve } from 'node:path';
import { Bucket } from './bucket.ts';
import { Folder } from './folder.ts';
import type { Store, StoreKeys, StorePlace } from './store.ts';

export function openStore(at: StorePlace): Store {
  return isAddress(at.place) ? new Bucket(at) : new Folder(at);
}

/** Whether a setting is a place: an http address or a folder, not an address of another scheme. */
export function isPlace(text: string): boolean {
  return text !== '' && (!text.includes('://') || (isAddress(text) && URL.canParse(text)));
}

/** The place from the settings, if any. @param root of folders with a relative path */
export function placeFrom(
  root: string,
  text: string | undefined,
  { id, secret, region }: Partial<StoreKeys> = {},
): StorePlace | undefined {
  if (text === undefined) return undefined;
  const place = isAddress(text) ? text : resolve(root, text);
  return { place, ...(id && secret && region && { keys: { id, secret, region } }) };
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}
