import { parseArgs } from 'node:util';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { ShopDatabase } from '../database/database.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { Settings } from '../settings/settings.ts';
import { type CouponOptions, couponAdd, couponEnd, couponList } from './coupon-commands.ts';
import { orderAdvance, orderList, orderShow } from './order-commands.ts';
import { type RefundOptions, refundAdd, refundList, refundSend } from './refund-commands.ts';
import { Refusal } from './refusal.ts';
import { tokenKeyCreate, tokenKeyRotate } from './token-key-commands.ts';

const USAGE = `Usage: node provider/src/operator.ts <command>
  order list [<status>]
  order show <order>
  order advance <order> [<status>]
  coupon list
  coupon add <code> (--percent <1-100> | --amount <rupees>) [--minimum <rupees>] [--from <date>] [--until <date>]
             [--each <orders>] [--total <orders>]
  coupon end <code>
  refund list
  refund add <order> --reason <sentence> [--amount <rupees>]
  refund send <refund>
  token-key create
  token-key rotate [--drop-old]
Days and times are India’s.`;

/**
 * Runs one command.
 * @param args as typed, without the program's name
 * @returns the lines to print
 * @throws {Refusal} for a command that is not understood or cannot be run
 */
export async function runOperatorCommand(
  db: ShopDatabase,
  args: readonly string[],
  shop: { gateway: PaymentGateway; settings: Settings; now: Date },
): Promise<string[]> {
  return (await run(db, args, shop)).map(visibleText);
}

async function run(
  db: ShopDatabase,
  args: readonly string[],
  { gateway, settings, now }: { gateway: PaymentGateway; settings: Settings; now: Date },
): Promise<string[]> {
  const { positionals, values } = readArguments(args);
  const [subject, verb, name, ...words] = positionals;
  // A status of several words may come without quotes.
  const status = words.join(' ');
  const command = `${subject} ${verb}`;
  if (command === 'order list') return await orderList(db, [name, status].filter(Boolean).join(' '));
  if (command === 'coupon list') return await couponList(db, now);
  if (name && command === 'order show') return await orderShow(db, name, now);
  if (name && command === 'order advance') return await orderAdvance(db, name, { status, now });
  if (name && command === 'coupon add') return await couponAdd(db, name, { options: values, now });
  if (name && command === 'coupon end') return await couponEnd(db, name, now);
  if (command === 'refund list') return await refundList(db);
  if (name && command === 'refund add') return await refundAdd(db, name, { options: values, now });
  if (name && command === 'refund send') return await refundSend(db, name, { gateway, now });
  if (command === 'token-key create') return tokenKeyCreate(settings);
  if (command === 'token-key rotate')
    return await tokenKeyRotate(db, { settings, now, isOldDropped: values['drop-old'] === true });
  throw new Refusal('API-141', USAGE);
}

function readArguments(args: readonly string[]): {
  positionals: string[];
  values: CouponOptions & RefundOptions & { 'drop-old'?: boolean };
} {
  const option = { type: 'string' } as const;
  const options = {
    percent: option,
    amount: option,
    minimum: option,
    from: option,
    until: option,
    each: option,
    total: option,
    reason: option,
    'drop-old': { type: 'boolean' } as const,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Refusal('API-141', USAGE);
  }
}
