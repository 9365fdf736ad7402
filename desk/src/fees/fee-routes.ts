import { html } from 'hono/html';
import { dayOf, startOfDay } from 'provider/days/india-day';
import { type FeeKind, feesOn, listDatedFees, setFee } from 'provider/price/fee-store';
import type { DeliveryFee } from 'provider/price/price-summary';
import { paise, rupees } from 'provider/price/rupees';
import { readRupees } from 'provider/price/typed-rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaStart } from 'shared-contracts/operator/india-time';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import { recorded } from '../audit/recorded.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';

const FEES: Record<FeeKind, string> = { delivery: 'Delivery', samples: 'Samples' };
/** In paise, the same limit as for `SAMPLE_FEE`. */
const MOST = 10_000_00;
const Day = z.iso.date();

/** DESK-38: fees that hold from a given day. */
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

/** Returns the steps, or a sentence about the invalid field. */
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

/** DESK-38: today's fees, the scheduled ones, and a form for more. @param typed a rejected form */
async function feePage(
  context: DeskContext,
  { typed, problem }: { typed?: URLSearchParams; problem?: string } = {},
): Promise<Response> {
  const { db, now, settings } = context.get('desk');
  const today = dayOf(now().toISOString());
  const { delivery, samples } = await feesOn(db, now());
  const sampleFee = [{ from_paise: 0, fee_paise: samples ?? paise(settings.sampleFee) }];
  const groups = Object.values(Object.groupBy(await listDatedFees(db), ({ kind, day }) => `${kind} ${day}`));
  const value = (name: string) => typed?.get(name) ?? '';
  return await renderPage(
    context,
    { title: 'Fees', problem, done: 'Saved. Carts are priced with it from that day on.' },
    html`<p>Today: delivery ${stepsText(delivery)}; samples ${stepsText(sampleFee)}.</p>
<p>The packaging is a product with a price: <a href="/products?q=addon">Packaging</a></p>
<section><h2>Set a fee</h2>
<form class="narrow" method="post" action="/fees">${tokenField(context)}
<label for="kind">Fee</label><select id="kind" name="kind">${Object.entries(FEES).map(([kind, name]) => html`<option value="${kind}"${kind === value('kind') ? html` selected` : ''}>${name}</option>`)}</select>
${field({ id: 'day', label: 'From this day on', type: 'date', value: value('day') || today, isRequired: true })}
${field({ id: 'fee', label: 'Fee in rupees', hint: 'GST included', value: value('fee'), mode: 'decimal', isRequired: true })}
${field({ id: 'free', label: 'Free from goods worth, in rupees', hint: 'delivery alone, empty for never', value: value('free'), mode: 'decimal' })}
<button>Save</button></form></section>
${
  groups.length > 0 &&
  html`<section><h2>Set at the desk</h2><table class="facts-table"><thead><tr><th scope="col">From</th><th scope="col">Fee</th><th scope="col"><span class="hidden">Change</span></th></tr></thead>
<tbody>${groups.flatMap(([first, ...others] = []) => {
    if (!first) return [];
    const { kind, day } = first;
    const withdraw = html`<form method="post" action="/fees/withdraw">${tokenField(context)}<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="day" value="${day}"><button class="quiet">Withdraw</button></form>`;
    return html`<tr><td>${indiaStart(startOfDay(day))}</td><td>${FEES[kind]}<small>${stepsText([first, ...others])}</small></td><td class="sum">${day > today ? withdraw : ''}</td></tr>`;
  })}</tbody></table></section>`
}
<p><a href="/audit?of=delivery">Who changed the delivery fee</a></p>`,
  );
}

/** `₹1,500.00, free from ₹25,000.00`; empty without steps. */
function stepsText(steps: readonly DeliveryFee[]): string {
  return steps
    .toSorted((one, other) => one.from_paise - other.from_paise)
    .map(({ from_paise, fee_paise }) => {
      const fee = fee_paise === 0 ? 'free' : formatRupees(rupees(fee_paise));
      return from_paise === 0 ? fee : `${fee} from ${formatRupees(rupees(from_paise))}`;
    })
    .join(', ');
}
