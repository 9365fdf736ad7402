import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { photoMessages } from './photo-messages.ts';

export const PHOTO_SIZE = { width: 400, height: 300 };

/** Makes the browser open each file as a photo of one colour, `rrggbb` or `rrggbbaa`. WebGL is missing. */
export function stubPhotos(code: string): void {
  const levels = [0, 2, 4, 6].map((at) => Number.parseInt(`${code}ff`.slice(at, at + 2), 16));
  const length = PHOTO_SIZE.width * PHOTO_SIZE.height * 4;
  const data = Uint8ClampedArray.from({ length }, (_, at) => levels[at % 4] ?? 0);
  vi.stubGlobal('createImageBitmap', async () => ({ ...PHOTO_SIZE, close: vi.fn() }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    const getImageData = () => ({ ...PHOTO_SIZE, data });
    const context = { canvas: this, drawImage: vi.fn(), fillRect: vi.fn(), getImageData };
    return (kind === '2d' ? context : null) as never;
  });
}

export const choosePhoto = (file = new File(['…'], 'photo.jpg', { type: 'image/jpeg' })) =>
  userEvent.upload(screen.getByLabelText(photoMessages.choosePhoto, { selector: 'input' }), file);
