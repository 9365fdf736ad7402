/** Either `percent` or `amount_paise` is set. The operator edits these rows. */
export interface CouponTable {
  /** Upper case. */
  code: string;
  percent: number | null;
  amount_paise: number | null;
  minimum_subtotal_paise: number;
  valid_from: string;
  valid_until: string | null;
}

/** The fee holds for goods worth `from_paise` and more, until the next row. The operator edits these rows. */
export interface DeliveryFeeTable {
  from_paise: number;
  fee_paise: number;
}
