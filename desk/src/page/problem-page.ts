import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnvironment } from 'provider/http/api';
import { HttpError, httpErrorFor } from 'provider/http/http-error';
import type { DeskContext } from '../context/desk.ts';
import { renderPage } from './page.ts';

/** The page of an error, with a way back. Details are for the log. */
export async function problemPage(cause: unknown, context: DeskContext): Promise<Response> {
  // Hono's own middleware throws it.
  if (cause instanceof HTTPException) return cause.getResponse();
  const { status, message, retryAfter } =
    cause instanceof HttpError ? cause : httpErrorFor(cause, context as unknown as Context<ApiEnvironment>);
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  return await renderPage(
    context,
    { title: status === 404 ? 'Not found' : 'That did not work', status },
    html`<p class="problem" role="alert">${message}</p>
<p><a class="button" href="/">${context.get('staff') ? 'To the orders' : 'To the login'}</a></p>`,
  );
}
