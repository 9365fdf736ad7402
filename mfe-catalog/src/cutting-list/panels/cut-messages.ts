import type { ProductClass } from 'shared-contracts/product';
import { inMillimetres, type Measure } from './measures.ts';

const PIECES: Readonly<Record<ProductClass, readonly [one: string, more: string]>> = {
  Sheet: ['sheet', 'sheets'],
  Board: ['board', 'boards'],
};

const count = (number: number, [one, more]: readonly [string, string]) =>
  `${number} ${number === 1 ? one : more}`;
const mm = (measure: Measure) => `${inMillimetres(measure)} mm`;
const size = (length: Measure, width: Measure) => `${inMillimetres(length)} × ${mm(width)}`;

/** The texts of the cutting list. They are not in `messages.ts`, which the product page loads. */
export const cutMessages = {
  title: 'How many do I need?',
  crumb: 'Cutting list',
  product: (name: string, productClass: ProductClass, length: Measure, width: Measure) =>
    `${name}, ${PIECES[productClass][0]} of ${size(length, width)}`,
  anyProduct: (length: Measure, width: Measure) =>
    `For sheets of ${size(length, width)}, the usual size. Choose the decor now or later.`,
  usualSize: 'This product does not state its size: the usual 8 × 4 ft is taken.',
  gone: 'This product is not in our shop any more. Your list stays: please choose another one.',
  loading: 'Loading the product',
  withoutScripts: 'The cutting list needs JavaScript, which your browser does not run.',

  panels: 'Your panels',
  measuresHelp: 'In millimetres, or in feet and inches: 600, 2\' 6 1/2" or 2ft 6in.',
  columns: { name: 'Name', length: 'Length', width: 'Width', pieces: 'Pieces' },
  field: (column: string, row: number) => `${column} of panel ${row}`,
  addRow: 'Add a panel',
  removeRow: (row: number) => `Remove panel ${row}`,
  panel: (row: number) => `Panel ${row}`,
  clear: 'Clear the list',
  leftOut: (left: number, rows: number) =>
    `${left === 1 ? 'One panel' : `The last ${left} panels`} of this link ${left === 1 ? 'is' : 'are'} not shown: a list has up to ${rows}. Please ask for a second link.`,
  full: (rows: number) => `A list has up to ${rows} different panels.`,

  link: {
    nearlyFull: 'This list is nearly too long for a link. Please keep its names short.',
    full: 'This list is too long for a link, so its last changes are lost when you leave this page. Please shorten names, or split the list into two.',
  },

  choice: {
    title: 'Which decor is it for?',
    advice: 'Your list stays as it is. With a decor you see what it costs, and can order it.',
    label: 'Colour, wood or product number',
    example: 'Walnut',
    find: 'Find',
    loading: 'Looking for decors',
    none: 'Nothing was found. Please try another word, such as teak or white.',
    found: (name: string, category: string, material: string) =>
      [name, category, material].filter(Boolean).join(', '),
  },

  presets: {
    title: 'Start from a piece of furniture',
    names: { wardrobe: 'Wardrobe', kitchen: 'Kitchen run', door: 'Door' },
    measures: {
      length: 'Length',
      width: 'Width',
      height: 'Height',
      depth: 'Depth',
      wall: 'Wall units, height',
    },
    fill: 'Fill in the panels',
    help: {
      Sheet: 'For the faces that are seen. You can change every panel afterwards.',
      Board: 'For the whole box, without its back. You can change every panel afterwards.',
    } satisfies Record<ProductClass, string>,
    replaces: 'This replaces your list.',
    tooSmall: (least: Measure) => `Please enter a measure of ${mm(least)} or more, such as 2100 or 7ft.`,
  },

  paste: {
    open: 'Paste a list',
    label: 'Your list, a panel on each line',
    help: 'From your carpenter, a message or a spreadsheet: 4 nos 600 x 720 shutter, or Shutter, 600, 720, 4.',
    add: 'Add to my list',
    added: (rows: number) => (rows === 1 ? '1 panel was added.' : `${rows} panels were added.`),
    notRead: (lines: number) =>
      lines === 1
        ? 'One line needs you. Please choose what it means, or correct it in the field and add it again.'
        : `${lines} lines need you. Please choose what they mean, or correct them in the field and add them again.`,
    noMeasures: 'No length and width were found.',
    line: (text: string, reason: string) => `“${text}”: ${reason}`,
    moreLines: (lines: number) =>
      lines === 1 ? 'One more line is in the field.' : `${lines} more lines are in the field.`,
    allIn: (lines: number, unit: string) => `All ${lines} in ${unit}`,
    leaveOut: 'Leave these lines out',
    cut: (lines: number) =>
      lines === 1
        ? 'Your list is too long: its last line was left out. Please paste it afterwards.'
        : `Your list is too long: its last ${lines} lines were left out. Please paste them afterwards.`,
    noRoom: 'There is no room for it in the list.',
  },

  saw: {
    title: 'Saw and grain',
    kerf: 'Blade width',
    kerfHelp: 'What each cut takes. A panel saw takes about 3 mm.',
    trim: 'Trimmed edges',
    trimHelp: 'Cut off all four edges first, because they may be chipped.',
    keepGrain: 'Keep all panels in one direction',
    hasGrain: 'This decor has a direction, so panels are not turned: the length of a panel runs along it.',
  },

  errors: {
    kerf: 'Please enter the width of the blade, up to 10 mm.',
    trim: 'Please enter what is cut off, up to 100 mm.',
    measure: (text: string) => `“${text}” is no measure. Please enter 600, 2' 6" or 2ft 6in.`,
    noLength: 'Please enter a length.',
    noWidth: 'Please enter a width.',
    pieces: 'Please enter a whole number.',
    tooMany: (panels: number, most: number) =>
      `These are ${panels} panels. A list has up to ${most}: please split it into two.`,
    tooLong: (length: Measure, most: Measure) =>
      `${mm(length)} is too long. At most ${mm(most)} can be cut from one piece.`,
    tooWide: (width: Measure, most: Measure) =>
      `${mm(width)} is too wide. At most ${mm(most)} can be cut from one piece.`,
    trimmedLength: (length: Measure, trim: Measure, most: Measure) =>
      `${mm(length)} is too long. ${mm(trim)} are trimmed off each edge, which leaves ${mm(most)}. “Saw and grain” below changes that.`,
    trimmedWidth: (width: Measure, trim: Measure, most: Measure) =>
      `${mm(width)} is too wide. ${mm(trim)} are trimmed off each edge, which leaves ${mm(most)}. “Saw and grain” below changes that.`,
    acrossGrain: (length: Measure, width: Measure) =>
      `This fits only across the grain. Along it, up to ${size(length, width)} can be cut.`,
  },

  plan: {
    title: 'Your cutting plan',
    empty: 'Your plan appears here as soon as the list has a panel.',
    incomplete: 'Please correct the marked fields to see your plan.',
    searching: 'Looking for a better plan',
    pieces: (number: number, productClass: ProductClass) => count(number, PIECES[productClass]),
    optimal: 'No plan needs fewer.',
    atLeast: (fewest: number) => `Any plan needs at least ${fewest}.`,
    panels: (number: number) => (number === 1 ? 'for 1 panel' : `for ${number} panels`),
    /** `9 panels, 31 pieces, 5 lines need you` */
    understood: (panels: number, pieces: number, lines: number) =>
      [
        count(panels, ['panel', 'panels']),
        count(pieces, ['piece', 'pieces']),
        ...(lines > 0 ? [count(lines, ['line needs you', 'lines need you'])] : []),
      ].join(', '),
    used: (percent: number) => `Your panels use ${percent} % of them.`,
    offcuts: 'Largest offcuts',
    noOffcuts: 'None worth keeping',
    print: 'Print the plan',
    /** `Sheet 3 of 27`, `Sheets 3 to 5 of 27` */
    piece: (first: number, same: number, total: number, productClass: ProductClass) =>
      same === 1
        ? `${productClass} ${first} of ${total}`
        : `${productClass}s ${first} to ${first + same - 1} of ${total}, cut alike`,
    drawing: (parts: string) => `Cuts for ${parts}`,
    measures: size,
    parts: (names: readonly string[]) => names.join(', '),
    part: (pieces: number, name: string, length: Measure, width: Measure) =>
      `${pieces} × ${name}, ${size(length, width)}`,
    label: (name: string, number: number, pieces: number) =>
      pieces === 1 ? name : `${name} · ${number} of ${pieces}`,
    labels: 'Labels for the panels',
    settings: (kerf: Measure, trim: Measure) => `Blade of ${mm(kerf)}, ${mm(trim)} trimmed off each edge.`,
  },

  cost: {
    title: 'What it costs',
    loading: 'Loading the costs',
    goods: 'Goods',
    includingPackaging: 'with the packaging',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    inCart: 'Your cart shows what this order costs.',
    minimum: (pieces: number) => `An order has at least ${pieces} pieces, in any mix.`,
    add: (number: number, productClass: ProductClass) => `Add ${count(number, PIECES[productClass])} to cart`,
    waits: (lines: number) =>
      lines === 1
        ? 'One line of your pasted list is not in this plan yet. Please correct it or delete it, then you can add the pieces.'
        : `${lines} lines of your pasted list are not in this plan yet. Please correct or delete them, then you can add the pieces.`,
    notAdded: 'The pieces could not be added to your cart. Please try again.',
    needsProduct: 'Choose a decor to see what these sheets cost, and to add them to your cart.',
    noPrice: 'This product has no price at the moment.',
  },
} as const;
