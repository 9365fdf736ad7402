import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canSharePictures, sharePicture } from './share-picture.ts';

const canvas = document.createElement('canvas');
let drawn: Blob | null;

beforeEach(() => {
  drawn = new Blob(['drawn'], { type: 'image/jpeg' });
  // happy-dom has no canvas.
  canvas.toBlob = (take) => take(drawn);
});
afterEach(() => vi.unstubAllGlobals());

/** @param share the phone's share function; without it the phone accepts no files */
function phone(share?: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', {
    canShare: ({ files = [] }: ShareData) => share !== undefined && files.length === 1,
    share,
  });
}

/** Collects the files that are saved from now on. */
function savedFiles() {
  const saved: { name: string; href: string }[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (file: File) => `blob:${file.type}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  return saved;
}

describe('sharePicture', () => {
  it('TAKE-2 hands a JPEG file with a telling name to the apps of a phone', async () => {
    const shared: ShareData[] = [];
    phone(async (data) => void shared.push(data));
    expect(await sharePicture(canvas, { name: 'Salt, Children’s room', text: 'https://shop.example' })).toBe(
      'shared',
    );
    const [{ files: [file] = [], ...words } = {}] = shared;
    expect(words).toEqual({ title: 'Salt, Children’s room', text: 'https://shop.example' });
    expect(file).toMatchObject({ name: 'salt-children-s-room.jpg', type: 'image/jpeg', size: drawn?.size });
  });

  it.each([
    ['that take no files', () => phone()],
    ['without a list of apps', () => vi.stubGlobal('navigator', {})],
  ])('TAKE-2 saves the file in browsers %s', async (_, browser) => {
    browser();
    const saved = savedFiles();
    expect(canSharePictures()).toBe(false);
    expect(await sharePicture(canvas, { name: 'मैसूर / Teak 12' })).toBe('saved');
    expect(saved).toEqual([{ name: 'मैसूर-teak-12.jpg', href: 'blob:image/jpeg' }]);
  });

  it('TAKE-3 takes a closed list of apps for no error', async () => {
    phone(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await sharePicture(canvas, { name: 'Salt' })).toBe('cancelled');
  });

  it('TAKE-3 throws what the apps refuse, and a canvas without a file', async () => {
    phone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await expect(sharePicture(canvas, { name: 'Salt' })).rejects.toThrow();
    drawn = null;
    await expect(sharePicture(canvas, { name: 'Salt' })).rejects.toThrow('makes no file');
  });

  it('TAKE-2 names a picture whose words have no letters', async () => {
    const saved = savedFiles();
    phone();
    await sharePicture(canvas, { name: '…' });
    expect(saved.map(({ name }) => name)).toEqual(['picture.jpg']);
  });
});
