import { resolve } from 'node:path';
import { Bucket } from './bucket.ts';
import { Folder } from './folder.ts';
import type { Store, StorePlace } from './store.ts';

export function openStore(at: StorePlace): Store {
  return isAddress(at.place) ? new Bucket(at) : new Folder(at);
}

/** Whether a setting names a place: an http address or a folder, and nothing of another scheme. */
export function isPlace(text: string): boolean {
  return text !== '' && (!text.includes('://') || (isAddress(text) && URL.canParse(text)));
}

/** The place of a setting. @param root of folders that are named by a relative path */
export function placeFrom(root: string, text: string): string {
  return isAddress(text) ? text : resolve(root, text);
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}
