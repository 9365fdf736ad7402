import { html } from 'hono/html';
import { acceptCode, issueCode } from 'provider/customer/login';
import type { LoginAttempt } from 'provider/customer/login-attempt';
import { HttpError } from 'provider/http/http-error';
import { clientAddress } from 'provider/http/proxy-headers';
import type { Message } from 'provider/notifications/message-sender';
import { beginStaffSession } from 'provider/staff/staff-session-store';
import { findStaff } from 'provider/staff/staff-store';
import { readPhone } from 'shared-contracts/customer/phone';
import { keepSession, visitorOf } from '../access/cookies.ts';
import { endSessionOf, LOGIN_PATH, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';

import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';

const WRONG_CODE = 'This code is not right, or no longer valid.';

export function mountLogin(app: DeskApp, desk: Desk): void {
  app.get(LOGIN_PATH, (context) => phonePage(context));

  app.post('/login/code', async (context) => {
    const typed = (await readForm(context)).get('phone') ?? '';
    const { phone, problem } = readPhone(typed);
    if (phone === undefined) return await phonePage(context, { phone: typed, problem });
    const message = await issueCode(desk, attemptOf(context, phone));
    // Not awaited: the gateway's response time would reveal who belongs to the staff.
    if (await findStaff(desk.db, Number(phone))) sendInBackground(desk, message);
    return await codePage(context, { phone });
  });

  app.post(LOGIN_PATH, async (context) => {
    const form = await readForm(context);
    const { phone } = readPhone(form.get('phone') ?? '');
    const code = form.get('code')?.trim() ?? '';
    if (phone === undefined) return await phonePage(context);
    if (!/^\d{6}$/.test(code)) return await codePage(context, { phone, problem: WRONG_CODE });
    const attempt = { ...attemptOf(context, phone), otp: Number(code) };
    try {
      const secret = await acceptCode(desk, attempt, async (trx) => {
        // The person may have been removed since the code was sent.
        if (!(await findStaff(trx, Number(phone)))) throw new HttpError(400, WRONG_CODE);
        return await beginStaffSession(trx, Number(phone), desk.now());
      });
      await endSessionOf(context);
      keepSession(context, secret);
      return context.redirect('/', 303);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 400)) throw error;
      return await codePage(context, { phone, problem: WRONG_CODE });
    }
  });

  app.post('/logout', async (context) => {
    await endSessionOf(context);
    return context.redirect(LOGIN_PATH, 303);
  });
}

function attemptOf(context: DeskContext, phone: string): LoginAttempt {
  const peer = context.env.incoming.socket.remoteAddress;
  const origin = clientAddress(peer, context.req.header('x-forwarded-for'), context.get('trustedProxies'));
  return { customer_id: Number(phone), origin, device: visitorOf(context), door: 'desk' };
}

function sendInBackground({ messages, log }: Desk, message: Message): void {
  messages.send(message).catch((error: Error) => log(`desk: a login code was not sent. ${error.message}`));
}

/** The first step: the phone. */
function phonePage(
  context: DeskContext,
  { phone = '', problem }: { phone?: string; problem?: string } = {},
): Promise<Response> {
  return renderPage(
    context,
    { title: 'Log in to the desk', status: problem === undefined ? 200 : 400 },
    html`<form class="narrow" method="post" action="/login/code">${tokenField(context)}
${field({ id: 'phone', label: 'Mobile number', value: phone, problem, type: 'tel', mode: 'tel', autocomplete: 'username', isRequired: true })}
<button>Send a code</button></form>`,
  );
}

/** The second step: the code. The page does not reveal whether the phone belongs to the staff (DESK-3). */
function codePage(
  context: DeskContext,
  { phone, problem }: { phone: string; problem?: string },
): Promise<Response> {
  return renderPage(
    context,
    { title: 'Enter the code', status: problem === undefined ? 200 : 400 },
    html`<p>If ${phone} belongs to the staff, a code of six digits is on its way to it.</p>
<form class="narrow" method="post" action="/login">${tokenField(context)}
<input type="hidden" name="phone" value="${phone}">
${field({ id: 'code', label: 'Code', value: '', problem, mode: 'numeric', autocomplete: 'one-time-code', isRequired: true, pattern: '[0-9]{6}' })}
<button>Log in</button></form>
<p><a href="/login">Another number, or a new code</a></p>`,
  );
}
