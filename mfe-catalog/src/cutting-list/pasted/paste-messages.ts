import { cutMessages } from '../panels/cut-messages.ts';
import type { Unit } from '../panels/measures.ts';

const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  ft: 'feet',
  in: 'inches',
};

/** Reasons why a line of a pasted list stays in the field, and the questions about it. Kept beside the reader, which chooses among them. */
export const pasteMessages = {
  noPanel: {
    date: 'This looks like a date.',
    time: 'This looks like the head of a message.',
    phone: 'This looks like a phone number.',
    total: 'This looks like a total.',
    address: 'This looks like an address.',
    bill: 'This looks like a bill or an order.',
    price: 'This looks like a price.',
    area: 'This looks like an area, without a length and a width.',
    stock: 'This looks like a list of sheets, not of panels.',
    oneMeasure: 'Only one measure was found.',
    noMeasures: cutMessages.paste.noMeasures,
    tooManyLetters: 'This line is too long for a panel.',
    crossedOut: 'This looks crossed out.',
    notWanted: (word: string) => `“${word}”: is this panel wanted?`,
    switchedOff: 'This panel is switched off in your table.',
  },
  unclear: {
    questionMark: 'A question mark: is this right?',
    approximate: (word: string) => `“${word}”: please enter the exact measures.`,
    threeMeasures: 'There are three measures. A panel has a length and a width.',
    twoPanels: 'There are several panels in this line. Please give each its own line and its pieces.',
    number: (text: string) => `What is ${text}?`,
    labels: 'Which measure is the length, and which the width?',
    noUnit: (text: string) => `${text}: in which unit?`,
    slash: 'Please write an x between length and width.',
    tooSmall: (text: string) => `${text} is too small for a panel.`,
    tooLarge: (text: string) => `${text} is too large for a panel.`,
    cells: 'This row has more cells than its header.',
    columns: 'This row has other numbers than its header.',
    cellsWithoutHeader: 'Which number is which? A row above can name them: Name, Length, Width, Pieces.',
    cell: (text: string) => `“${text}” is no measure.`,
    twoColumns: 'Two columns say something different.',
    comma: (text: string) => `${text}: is the comma a decimal sign?`,
    feet: (text: string) => `${text}: are these feet, or feet and inches?`,
    twoNumbers: 'Is this the length and the width?',
  },
  pieces: {
    missing: 'How many pieces?',
    number: (text: string) => `Is ${text} the number of pieces?`,
    thickness: (text: string) => `Is ${text} the number of pieces, or the thickness?`,
    line: (text: string) => `Is ${text} the number of pieces, or of the line?`,
    several: (numbers: readonly string[]) => `${numbers.join(' or ')} pieces?`,
    not: (text: string) => `${text} pieces: how many?`,
    lots: (text: string) => `“${text}”: how many pieces?`,
  },
  unit: (unit: Unit) => UNIT_NAMES[unit],
  /** `4 pieces of 600 × 720 mm`, `4 pieces of 600 × 450 mm, in centimetres` */
  answer: (pieces: string, length: string, width: string, unit?: Unit) =>
    `${pieces} ${pieces === '1' ? 'piece' : 'pieces'} of ${length} × ${width} mm${unit ? `, if in ${UNIT_NAMES[unit]}` : ''}`,
} as const;
