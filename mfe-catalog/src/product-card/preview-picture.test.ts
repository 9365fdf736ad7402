import type { Picture } from 'shared-contracts/product';
import { describe, expect, it } from 'vitest';
import { previewPicture } from './preview-picture.ts';

const sample: Picture = {
  image_link: '/images/x/sample-1600.webp',
  quality: 'high',
  image_type: 'color',
  placeholder: { width: 1600, height: 1600, colour: '#dedcd8' },
};
const room: Picture = {
  image_link: '/images/x/panel-1600.webp',
  quality: 'high',
  image_type: 'render',
  placeholder: { width: 1600, height: 1000, colour: '#ece6dc' },
};

describe('previewPicture', () => {
  it('shows the product in a room, in the width of a large preview', () => {
    expect(previewPicture({ pictures: [sample, room] })).toEqual({
      picture: '/images/x/panel-1200.webp',
      pictureSize: { width: 1200, height: 750 },
    });
  });

  it('shows the sample without a room picture', () => {
    expect(previewPicture({ pictures: [sample] }).picture).toBe('/images/x/sample-1200.webp');
  });

  it('is the JPEG that the provider makes for messengers, where there is one', () => {
    const link_preview = '/images/x/kitchen-preview.jpg';
    expect(previewPicture({ pictures: [sample, room], link_preview })).toEqual({
      picture: link_preview,
      pictureSize: { width: 1200, height: 630 },
      pictureType: 'image/jpeg',
    });
  });

  it('leaves the picture of another provider unchanged', () => {
    const { placeholder: _placeholder, ...foreign } = sample;
    expect(previewPicture({ pictures: [foreign] })).toEqual({ picture: foreign.image_link });
    const named = { ...sample, image_link: 'https://cdn.example/x.jpg' };
    expect(previewPicture({ pictures: [named] })).toEqual({
      picture: 'https://cdn.example/x.jpg',
      pictureSize: { width: 1600, height: 1600 },
    });
  });

  it('is absent without pictures', () => {
    expect(previewPicture({ pictures: [] })).toEqual({});
  });
});
