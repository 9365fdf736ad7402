import type { QuadFault } from '../fronts/quad.ts';

/** The texts of this page. In a file of their own: each fragment of the remote would carry them. */
export const myRoomMessages = {
  home: 'Home',
  title: 'In your own room',
  lead: 'Photograph your kitchen or wardrobe, tap the corners of its fronts, and see them in one of our decors, in the light of your room.',
  photo: 'Your room',
  photoLead:
    'Choose a photo that shows the fronts whole, in daylight if you can. You can also drop or paste one here.',
  photoHint: 'With a sheet of white paper beside a front, the colours come out truer.',
  sample: 'Try it with our kitchen',
  sampleFailed: 'Our kitchen could not be loaded. Please try again.',
  editorFailed:
    'This part of the page could not be loaded. Please check your connection, and open the photo again.',
  opening: 'Opening the photo',
  withoutScript:
    'To lay a decor into a photo, this page needs JavaScript. You can see our decors in rooms of ours without it.',
  toVisualizer: 'See it in our rooms',
  inDecor: (name: string) => `In ${name}`,
  unknownProduct: 'This product does not exist any more. You can choose another decor.',
  noWebGl:
    'This browser cannot lay a decor into a photo: it has no WebGL 2. Please try another browser or phone, or see the decor in one of our rooms.',
  lost: 'The graphics of this device were interrupted. Your corners are kept; the picture comes back as soon as the device allows.',
  tileFailed: (name: string) =>
    `The picture of ${name} could not be loaded. Its plain colour is shown instead.`,
  tileFailedWithoutColour: (name: string) => `The picture of ${name} could not be loaded.`,
  retry: 'Load it again',
  stage: 'Your photo',
  before: 'Before',
  after: 'After',
  tapCorner: (number: number) => `Tap the four corners of a front, in any order. Corner ${number} of 4.`,
  markMore: 'Mark another front',
  stopMarking: 'No further front',
  placeCorners: 'Place four corners for me',
  undo: 'Undo',
  compare: 'Before and after',
  stopComparing: 'Back to the corners',
  compareHint: 'Move the line to see your room before and after.',
  compareLabel: 'Compare before and after',
  compareValue: (percent: number) => `${percent}% before`,
  ready: 'Drag a corner to move it, or use the arrow keys: with Shift in small steps.',
  fronts: 'Front',
  front: (number: number) => `Front ${number}`,
  corners: ['top left', 'top right', 'bottom right', 'bottom left'],
  corner: (name: string, front: number) => `Corner ${name} of front ${front}`,
  tappedCorner: (number: number) => `Corner ${number} of the next front`,
  paperMark: 'White paper',
  at: (x: number, y: number) => `${x} pixels from the left, ${y} from the top`,
  faults: {
    bent: 'These four corners make no front: two of its edges cross, or a corner lies inside the others. Please move a corner, or remove this front.',
    small: 'This front is too small. Please move its corners apart, or remove it.',
  } satisfies Record<QuadFault, string>,
  width: 'Width of this front, in cm',
  turn: 'Grain across',
  remove: 'Remove this front',
  own: 'Only for this front',
  light: 'Light',
  usePaper: 'Show where white paper is',
  otherPaper: 'Show another place of it',
  noPaper: 'Forget the paper',
  tapPaper: 'Tap the white paper in the photo.',
  guessed: 'Without white paper the light is guessed: colours may be off by a shade.',
  measured: 'The light is measured by your white paper.',
  brightness: 'Lighter or darker',
  brightnessValue: (stops: number) =>
    stops === 0
      ? 'as in the photo'
      : `${Math.abs(Math.round(stops * 100))}% ${stops > 0 ? 'lighter' : 'darker'}`,
  save: 'Save the picture',
  share: 'Share the picture',
  shareFailed: 'The picture could not be shared. Please try again.',
  pictureName: 'My room',
  limits:
    'What stands before a front, such as a plant, is covered. A picture on a screen is no sample: please order one before you decide.',
} as const;
