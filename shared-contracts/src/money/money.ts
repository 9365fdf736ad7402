/** Formats an amount in rupees, not paise: `₹1,24,500.00`; `N/A` for a missing amount (PRICE-1). */
export function formatRupees(rupees: number | null | undefined): string {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? `₹${inIndianGroups(rupees, 2)}` : 'N/A';
}

/** Formats a limit of a price range, rounded to rupees: `₹3,990`. For the price of a product, use `formatRupees`. */
export function formatWholeRupees(rupees: number): string {
  return `₹${inIndianGroups(rupees, 0)}`;
}

/** Positions of commas: before the last three digits of the whole part, and before each further pair. `toFixed` returns 21 digits at most. */
const GROUP_STARTS = /\B(?=(?:\d\d){0,9}\d{3}(?:\.|$))/g;

/** Without `Intl.NumberFormat`: creating one would delay the first price on a cheap phone by 15 to 30 ms. */
function inIndianGroups(amount: number, decimals: number): string {
  return amount.toFixed(decimals).replace(GROUP_STARTS, ',');
}
