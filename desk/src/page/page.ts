import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isOwner } from '../access/refuse-strangers.ts';
import type { DeskContext } from '../context/desk.ts';
import { STYLE_PATH } from './styles.ts';

export type Markup = ReturnType<typeof html>;

/** The hidden field with the form token, which every form needs (DESK-6). */
export function tokenField(context: DeskContext): Markup {
  return html`<input type="hidden" name="token" value="${context.get('formToken')}">`;
}

interface PageHead {
  title: string;
  /** The title as markup, if it has any. */
  heading?: Markup | string | undefined;
  status?: ContentfulStatusCode;
  /** Why a form was rejected. */
  problem?: string | undefined;
  /** The message after a successful form, shown if the address says so. */
  done?: string;
}

/** One page of the desk, with the navigation for staff who are logged in. Works without a script (DESK-18). */
export async function renderPage(
  context: DeskContext,
  { title, heading = title, problem, done, status = problem === undefined ? 200 : 400 }: PageHead,
  content: Markup,
): Promise<Response> {
  const staff = context.get('staff');
  const document = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${staff && navigation(context)}
<main id="content">
<h1>${heading}</h1>
${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
${done !== undefined && problem === undefined && context.req.query('saved') !== undefined && html`<p class="done" role="status">${done}</p>`}
${content}
</main>
</body>
</html>`;
  return context.html(document, status);
}

function navigation(context: DeskContext): Markup {
  const { phone, role } = context.get('staff');
  const links = [
    ['/', 'Orders'],
    ...(isOwner(context.get('staff'))
      ? [
          ['/products', 'Products'],
          ['/coupons', 'Coupons'],
          ['/fees', 'Fees'],
          ['/days', 'Days'],
          ['/export', 'Export'],
          ['/audit', 'Audit'],
        ]
      : []),
  ];
  return html`<header>
<nav aria-label="Desk"><ul>${links.map(
    ([path, name]) =>
      html`<li><a href="${path}"${context.req.path === path ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></nav>
<form method="post" action="/logout">${tokenField(context)}
<span class="who small soft">${phone}, ${role}</span><button class="quiet">Log out</button></form>
</header>`;
}
