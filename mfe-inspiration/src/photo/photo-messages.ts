export const photoMessages = {
  takePhoto: 'Take a photo',
  choosePhoto: 'Choose a photo',
  otherPhoto: 'Choose another photo',
  photoStays: 'The photo stays on this device.',
  brokenPhoto:
    'This file cannot be opened as a photo here. Please choose one in JPEG or PNG: a photo in HEIC can be saved as JPEG on the phone that took it.',
  largePhoto:
    'This picture has too many pixels to be opened here. Please choose a smaller copy of it, of 4,000 pixels a side at most.',
  longPhoto:
    'This picture is too long and narrow to be shown. Please cut out the part that you need, and choose that.',
  paperTooDark: 'This is too dark for white paper. Please tap a brighter place of it.',
} as const;
