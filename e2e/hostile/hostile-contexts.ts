/** One of each kind of parsing, for `npm run test:all`. The others belong to the matrix. */
export const USUAL_CONTEXTS = [
  'in a cell of a table',
  'in HTML in a drawing',
  'in a comment that ends early',
  'in an attribute that it may leave',
];

/** The markup around a vector, which changes how a parser reads it. */
export const HOSTILE_CONTEXTS: Readonly<Record<string, (vector: string) => string>> = {
  'in a cell of a table': (vector) => `<table><tbody><tr><td>${vector}</td></tr></tbody></table>`,
  'in a table, but in no cell': (vector) => `<table><tr>${vector}</tr></table>`,
  'in HTML in a drawing': (vector) => `<svg><foreignObject><p>${vector}</p></foreignObject></svg>`,
  'in the style of a drawing': (vector) => `<svg><style>${vector}</style></svg>`,
  'in a formula': (vector) => `<math><mtext><mglyph><style>${vector}</style></mglyph></mtext></math>`,
  'in a comment that ends early': (vector) => `<!--><p>${vector}</p>--><!-- --!>${vector}<!-- -->`,
  'in an attribute that it may leave': (vector) => `<p title='"><b>' lang="${vector}"></p>`,
  'where no script would run': (vector) => `<noscript><p>${vector}</p></noscript>`,
};
