import { html } from 'hono/html';
import type { DeskContext } from '../context/desk.ts';
import { type Markup, renderPage, tokenField } from '../page/page.ts';

/** The first step: the phone. */
export function phonePage(
  context: DeskContext,
  { phone = '', problem }: { phone?: string; problem?: string } = {},
): Promise<Response> {
  return renderPage(
    context,
    { title: 'Log in to the desk', status: problem === undefined ? 200 : 400 },
    html`${problemOf(problem)}
<form class="narrow" method="post" action="/login/code">${tokenField(context)}
<label for="phone">Mobile number</label>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="username" required value="${phone}"${markOf(problem)}>
<button>Send a code</button>
</form>`,
  );
}

/** The second step: the code. The page is the same whether the phone is of the staff or not (DESK-3). */
export function codePage(
  context: DeskContext,
  { phone, problem }: { phone: string; problem?: string },
): Promise<Response> {
  return renderPage(
    context,
    { title: 'Enter the code', status: problem === undefined ? 200 : 400 },
    html`${problemOf(problem)}
<p>If ${phone} belongs to the staff, a code of six digits is on its way to it.</p>
<form class="narrow" method="post" action="/login">${tokenField(context)}
<input type="hidden" name="phone" value="${phone}">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6" pattern="[0-9]{6}"${markOf(problem)}>
<button>Log in</button>
</form>
<p><a href="/login">Another number, or a new code</a></p>`,
  );
}

function problemOf(problem: string | undefined): Markup | '' {
  return problem === undefined ? '' : html`<p class="problem" id="problem" role="alert">${problem}</p>`;
}

function markOf(problem: string | undefined): Markup | '' {
  return problem === undefined ? '' : html` aria-invalid="true" aria-describedby="problem"`;
}
