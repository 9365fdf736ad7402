import { expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { PictureDesk } from './picture-desk.ts';

const [decor] = loadCatalogue().products;

it('draws nothing any more once it is closed, so that a stopping provider ends', async () => {
  if (!decor) throw new Error('The catalogue is empty.');
  const desk = new PictureDesk();
  await expect(desk.compose({ decor, view: 'flat', width: 200 })).resolves.toBeInstanceOf(Buffer);
  await desk.close();
  await expect(desk.compose({ decor, view: 'flat', width: 200 })).rejects.toThrow('closed');
});
