/** API-91: the maximum length of a search term. The terms below are the longest of each kind that a slow search may stumble over. */
const LONGEST = 200;

const of = (words: string) => words.repeat(Math.ceil(LONGEST / words.length)).slice(0, LONGEST);

export const LONG_TERMS: Readonly<Record<string, string>> = {
  'the name of a class': `x ${of('sheet ').slice(4)} x`,
  'words without a meaning': of('a an and of '),
  spaces: `oak${of(' ').slice(6)}oak`,
  'one long word': of('oak'),
  'one unknown letter': of('q'),
  'words with a typo': of('walnutt mapel konkn velvat '),
  'single letters': of('a b c d e f g h i j k l m n o p q r s t u v w x y z '),
  numbers: of('1 23 456 7890 '),
  digits: of('1'),
  'digits with commas': of('1,'),
  prices: of('under 3000 '),
  'price ranges': of('2000-3000 '),
  'signs of a currency': of('₹ rs '),
  sizes: of('8 x 4 ft '),
  'sizes without an end': of('8x'),
  thicknesses: of('1.5 mm '),
  dots: of('.'),
  'dots in words': of('a.'),
  punctuation: of(',;/-'),
  quotes: of(`"oak" 'teak' `),
  'ids of products': of('S125-KONKAN-BLUE '),
  'one long id': of('a1-'),
  accents: of('é'),
  'combining accents': of('e\u0301'),
  'Hindi words': of('लकड़ी सफेद '),
  emoji: of('😀'),
  synonyms: of('plywood safed louvers '),
  colours: of('oak teak white black grey blue '),
};
