/** The texts around a photo that stays in the browser. */
export const photoMessages = {
  takePhoto: 'Take a photo',
  choosePhoto: 'Choose a photo',
  otherPhoto: 'Choose another photo',
  photoStays: 'The photo stays on this device.',
  brokenPhoto:
    'This file cannot be opened as a photo here. Please choose one in JPEG or PNG: a photo in HEIC can be saved as JPEG on the phone that took it.',
  paperTooDark: 'This is too dark for white paper. Please tap a brighter place of it.',
} as const;
