import { html } from 'hono/html';
import { readHolidays, setHoliday } from 'provider/days/holiday-store';
import { dayOf, startOfDay } from 'provider/days/india-day';
import { daysWithoutHolidays, knownUntil } from 'provider/days/watch-holidays';
import { indiaStart } from 'shared-contracts/operator/india-time';
import { PUBLIC_HOLIDAYS } from 'shared-contracts/order/public-holidays';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import { recorded } from '../audit/recorded.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';

const Day = z.iso.date();

/** DESK-39: the days without deliveries. */
export function mountDays(app: DeskApp, desk: Desk): void {
  const { db, now, settings } = desk;
  const today = () => dayOf(now().toISOString());
  const holidays = async () => (await readHolidays(db, settings.holidays)) ?? PUBLIC_HOLIDAYS;

  app.get('/days', ownerAlone, (context) => dayPage(context));

  app.post('/days', ownerAlone, async (context) => {
    const form = await readForm(context);
    const { data: day } = z.safeParse(Day, form.get('day'));
    const isHoliday = form.get('is') !== 'delivery';
    if (day === undefined || day < today())
      return await dayPage(context, 'Please choose a day from today on.');
    if ((await holidays()).includes(day.slice(5)))
      return await dayPage(context, `${dayText(day.slice(5))} is a holiday of every year.`);
    const [before, after] = isHoliday ? ['deliveries', 'holiday'] : ['holiday', 'deliveries'];
    await recorded(desk, context.get('staff'), async (trx) => {
      const isChanged = await setHoliday(trx, { day, isHoliday, settings: settings.holidays });
      return isChanged ? [{ subject: day, action: 'day', before, after }] : [];
    });
    return context.redirect('/days?saved', 303);
  });

  async function dayPage(context: DeskContext, problem?: string): Promise<Response> {
    const shown = (await holidays())
      .filter((day) => isYearly(day) || day >= today())
      // Yearly days, which are shorter, come last.
      .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1));
    const until = await knownUntil({ db, settings });
    const isEnding = (await daysWithoutHolidays(desk)) > 0;
    const removal = (day: string) =>
      html`<form method="post" action="/days">${tokenField(context)}<input type="hidden" name="day" value="${day}"><button class="quiet" name="is" value="delivery">Remove</button></form>`;
    return await renderPage(
      context,
      { title: 'Days without deliveries', problem, done: 'Saved.' },
      html`<p${isEnding ? html` class="problem"` : ''}>${until === undefined ? 'The list holds for every year.' : `No holidays are known after ${dayText(until)}.`}</p>
<form class="narrow" method="post" action="/days">${tokenField(context)}
${field({ id: 'day', label: 'Holiday', type: 'date', value: '', isRequired: true })}<button>Add</button></form>
<section><h2>To come</h2><p>Nothing is delivered on Sundays either.</p>
<table class="facts-table"><tbody>${shown.map((day) => html`<tr><td>${dayText(day)}</td><td class="sum">${isYearly(day) ? 'every year' : removal(day)}</td></tr>`)}</tbody></table></section>`,
    );
  }
}

function isYearly(day: string): boolean {
  return day.length === 'MM-DD'.length;
}

/** `20 Nov 2026`, `25 Dec` */
function dayText(day: string): string {
  return isYearly(day)
    ? indiaStart(startOfDay(`2028-${day}`)).replace(' 2028', '')
    : indiaStart(startOfDay(day));
}
