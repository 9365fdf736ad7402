/** Formats an amount in rupees, not paise: `₹1,24,500.00`; `N/A` for a missing amount (PRICE-1). */
export function formatRupees(rupees: number | null | undefined): string {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? `₹${inIndianGroups(rupees, 2)}` : 'N/A';
}

/** Formats an end of a price range, rounded to rupees: `₹3,990`. For what a product costs, use `formatRupees`. */
export function formatWholeRupees(rupees: number): string {
  return `₹${inIndianGroups(rupees, 0)}`;
}

/** Commas before the last three digits of the whole part, and before each further pair. `toFixed` writes 21 digits at most. */
const GROUP_STARTS = /\B(?=(?:\d\d){0,9}\d{3}(?:\.|$))/g;

/** It uses no `Intl.NumberFormat`, because creating one takes 15 to 30 ms of a cheap phone's start, before the first price. */
function inIndianGroups(amount: number, decimals: number): string {
  return amount.toFixed(decimals).replace(GROUP_STARTS, ',');
}
