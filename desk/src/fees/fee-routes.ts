import { dayOf } from 'provider/days/india-day';
import { type FeeKind, setFee } from 'provider/price/fee-store';
import type { DeliveryFee } from 'provider/price/price-summary';
import { readRupees } from 'provider/price/typed-rupees';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import { recorded } from '../audit/recorded.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { FEES, feePage, stepsText } from './fee-page.ts';

/** Paise: as much as `SAMPLE_FEE` takes. */
const MOST = 10_000_00;
const Day = z.iso.date();

/** DESK-38: fees from a day on. */
export function mountFees(app: DeskApp, desk: Desk): void {
  app.get('/fees', ownerAlone, (context) => feePage(context));

  app.post('/fees', ownerAlone, async (context) => {
    const typed = await readForm(context);
    const steps = readSteps(typed);
    if (typeof steps === 'string') return await feePage(context, { typed, problem: steps });
    return await change(context, typed, steps);
  });

  app.post('/fees/withdraw', ownerAlone, async (context) => change(context, await readForm(context), []));

  async function change(context: DeskContext, typed: URLSearchParams, steps: readonly DeliveryFee[]) {
    const refused = (problem: string) => feePage(context, { typed, problem });
    const kind = kindOf(typed.get('kind'));
    const { data: day } = z.safeParse(Day, typed.get('day'));
    const today = dayOf(desk.now().toISOString());
    if (!kind || day === undefined) return await refused('Please choose a fee and a day.');
    if (day < today) return await refused('A fee begins today or later: earlier orders keep theirs.');
    if (steps.length === 0 && day === today) return await refused('This fee holds already. Set another one.');
    await recorded(desk, context.get('staff'), async (trx) => {
      const before = stepsText(await setFee(trx, { kind, day, steps }));
      const after = stepsText(steps) || 'withdrawn';
      return [{ action: `${kind} fee from ${day}`, subject: kind, before, after }];
    });
    return context.redirect('/fees?saved', 303);
  }
}

function kindOf(typed: string | null): FeeKind | undefined {
  return Object.keys(FEES).find((kind): kind is FeeKind => kind === typed);
}

/** Returns a sentence for what is not clear. */
function readSteps(typed: URLSearchParams): DeliveryFee[] | string {
  const fee_paise = readRupees(typed.get('fee') ?? '');
  if (fee_paise === undefined || fee_paise > MOST)
    return 'Please enter the fee in rupees, 10,000 at most, such as 1500.';
  const limit = typed.get('free')?.trim() ?? '';
  if (typed.get('kind') === 'samples') {
    if (limit !== '')
      return 'Samples are never free of a fee. Leave that field empty, or set the fee 0 to send none.';
    return fee_paise % 100 === 0 ? [{ from_paise: 0, fee_paise }] : 'The fee of samples is in whole rupees.';
  }
  if (limit === '') return [{ from_paise: 0, fee_paise }];
  const from_paise = readRupees(limit);
  if (!from_paise) return 'Please enter in rupees from which value of goods delivery is free, such as 25000.';
  return [
    { from_paise: 0, fee_paise },
    { from_paise, fee_paise: 0 },
  ];
}
