import { readGstin } from 'shared-contracts/customer/buyer';
import { stateOfGstin } from '../gst/gst-states.ts';
import { pairsOf, type SettingsOf, takes, text, variable } from './variable.ts';

/** The code of the customs tariff (HSN) for goods of one kind. */
interface GoodsCode {
  hsn: string;
  /** GST in percent; undefined for that of the order. */
  percent?: number | undefined;
}

/** The settings of invoices. Without them, the shop makes none. */
export interface InvoiceSettings {
  seller: { name: string; address: string; gstin: string };
  /** By category, then by material; `*` is the default. */
  codes: ReadonlyMap<string, GoodsCode>;
  /** GST for orders that have not recorded theirs. */
  percent: number;
}

/** `Sheet=3921` or `WPC=3925@12`. */
const CODE = /^[^=]{1,80}=\d{4}(?:\d{2}){0,2}(?:@\d{1,2})?$/;

export const INVOICE = {
  gstin: variable(
    'SHOP_GSTIN',
    takes('a GST number of 15 characters, whose check digit fits', (given) => {
      const gstin = readGstin(given);
      return gstin && stateOfGstin(gstin) ? gstin : undefined;
    }),
  ),
  name: variable('SHOP_NAME', text),
  address: variable('SHOP_ADDRESS', text),
  codes: variable(
    'HSN_CODES',
    takes('categories or materials with their codes, such as Sheet=3921,WPC=3925@12,*=4411', codesOf),
    'Sheet=3921,HDF=4411,Ply Wood=4412,WPC=3925,*=4411',
  ),
};

function codesOf(given: string): ReadonlyMap<string, GoodsCode> | undefined {
  const pairs = pairsOf(given, (one) => CODE.test(one));
  if (!pairs?.has('*')) return undefined;
  return new Map(
    [...pairs].map(([kind, code]): [string, GoodsCode] => {
      const [hsn = '', percent] = code.split('@');
      return [kind, { hsn, percent: percent === undefined ? undefined : Number(percent) }];
    }),
  );
}

/** Undefined without a GST number, in which case no invoices are made. Adds a sentence if the number is set but the company is not. */
export function invoiceSettingsOf(
  { gstin, name, address, codes }: SettingsOf<typeof INVOICE>,
  percent: number,
  problems: string[],
): InvoiceSettings | undefined {
  if (gstin === undefined) return undefined;
  if (name === undefined || address === undefined) {
    problems.push('SHOP_GSTIN needs SHOP_NAME and SHOP_ADDRESS: an invoice names the company.');
    return undefined;
  }
  return { seller: { name, address: address.replaceAll('\\n', '\n'), gstin }, codes, percent };
}
