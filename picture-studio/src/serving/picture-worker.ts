import sharp from 'sharp';

// One picture takes one core. Decoded layers are cached in a better form than libvips would keep them.
sharp.concurrency(1);
sharp.cache(false);

export { composePicture as default } from '../composition/compose-picture.ts';
