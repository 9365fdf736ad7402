const SMALL =
  ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** An amount in paise in the words of an invoice: `Rupees One Lakh Twenty-Three Thousand and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${words(rupees) || 'Zero'}${rest > 0 ? ` and ${words(rest)} Paise` : ''} Only`;
}

function words(number: number): string {
  for (const [size, unit] of UNITS)
    if (number >= size)
      return [words(Math.floor(number / size)), unit, words(number % size)].filter(Boolean).join(' ');
  if (number < SMALL.length) return SMALL[number] ?? '';
  return [TENS[Math.floor(number / 10)], SMALL[number % 10]].filter(Boolean).join('-');
}
