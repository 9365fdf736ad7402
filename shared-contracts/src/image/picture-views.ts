import type { Picture } from '../product/product.ts';

// The key of a view is part of its pictures' addresses: `…/kitchen-800.webp`. Its text describes the pictures; `{decor}` is the decor's name
// with its finish: `Satpura Oak, gloss`.

/** The decor alone, in squares. */
export const COLOUR_VIEWS = {
  sample: { text: 'A sample of {decor}' },
  flat: { text: '{decor}, from the front' },
  closeup: { text: 'Close-up of the edge: {decor}' },
};

/** The decor in whole rooms, 8:5, in the order of the visualizer. */
export const ROOMS = {
  kitchen: { name: 'Kitchen', text: '{decor}, on the cabinets of a kitchen' },
  bedroom: { name: 'Bedroom', text: '{decor}, on the wardrobe of a bedroom' },
  living: { name: 'Living room', text: '{decor}, on the panelled wall and TV unit of a living room' },
  bathroom: { name: 'Bathroom', text: '{decor}, on the vanity of a bathroom' },
  kids: { name: 'Children’s room', text: '{decor}, on the wardrobe and desk of a children’s room' },
  pooja: { name: 'Pooja room', text: '{decor}, on the mandir of a pooja room' },
  office: { name: 'Home office', text: '{decor}, on the desk and shelves of a home office' },
  entrance: { name: 'Entrance', text: '{decor}, on the panelled wall of an entrance' },
};

/** Rooms from a second camera close to the laminate, 8:5. */
export const CLOSE_VIEWS = {
  counter: { text: '{decor}, on kitchen fronts, seen from near the counter' },
  wardrobe: { text: '{decor}, on wardrobe doors, seen from near the handles' },
};

export const PICTURE_VIEWS = { ...COLOUR_VIEWS, ...ROOMS, ...CLOSE_VIEWS };
export type PictureView = keyof typeof PICTURE_VIEWS;
export type Room = Exclude<PictureView, keyof typeof COLOUR_VIEWS>;

type Linked = Pick<Picture, 'image_link'>;

/** The rooms that show an application itself, and the nearest room for a finish that none of them has (PIC-90). */
export const VIEWS_OF_APPLICATIONS: Readonly<Record<string, { own: readonly Room[]; nearest?: Room }>> = {
  Kitchen: { own: ['kitchen', 'counter'] },
  'Bathroom Vanity': { own: ['bathroom'], nearest: 'kitchen' },
  Wardrobe: { own: ['bedroom', 'wardrobe'] },
  'Kids Room': { own: ['kids'], nearest: 'bedroom' },
  'TV Unit': { own: ['living'] },
  'Wall Panel': { own: ['entrance', 'living'] },
  Office: { own: ['office'], nearest: 'living' },
  'Pooja Room': { own: ['pooja'], nearest: 'living' },
};

/** A cache, because the home page compares each picture with many others. */
const knownNames = new WeakMap<Linked, { name: string | undefined }>();

/** The view in a picture's address: `kitchen`; undefined for a provider that does not name its views. */
export function viewName(picture: Linked | undefined): string | undefined {
  if (!picture) return undefined;
  const known = knownNames.get(picture) ?? { name: /\/([a-z]+)-\d+\.webp$/.exec(picture.image_link)?.[1] };
  knownNames.set(picture, known);
  return known.name;
}

/** The alternative text of a picture. Undefined for an unknown view. */
export function viewInWords(picture: Linked, decor: string): string | undefined {
  return rowNamed(PICTURE_VIEWS, viewName(picture))?.text.replace('{decor}', () => decor);
}

/** `Living room`; undefined if the view is not a known room. */
export function roomName(view: string | undefined): string | undefined {
  return rowNamed(ROOMS, view)?.name;
}

function rowNamed<Row>(table: Readonly<Record<string, Row>>, name = ''): Row | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
