const INDIAN_RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Formats an amount in rupees: `₹1,24,500.00`; `N/A` for a missing amount (PRICE-1).
 * @param rupees in rupees, not paise
 */
export function formatRupees(rupees: number | null | undefined): string {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? `₹${INDIAN_RUPEES.format(rupees)}` : 'N/A';
}

const WHOLE_RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Formats an end of a price range: `₹3,990`. For what a product costs, use `formatRupees`.
 * @param rupees in rupees; decimals are rounded
 */
export function formatWholeRupees(rupees: number): string {
  return `₹${WHOLE_RUPEES.format(rupees)}`;
}
