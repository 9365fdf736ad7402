const INDIAN_RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Formats an amount in rupees: `₹1,24,500.00`; `N/A` for a missing amount (PRICE-1).
 * @param rupees in rupees, not paise
 */
export function formatRupees(rupees: number | null | undefined): string {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? `₹${INDIAN_RUPEES.format(rupees)}` : 'N/A';
}
