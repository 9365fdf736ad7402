const INDIAN_RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees as the shop writes them: `₹1,24,500.00`; `N/A` where a price is missing (spec section 2, Shop page). */
export function formatRupees(rupees: number | null | undefined): string {
  return typeof rupees === 'number' && Number.isFinite(rupees) ? `₹${INDIAN_RUPEES.format(rupees)}` : 'N/A';
}
