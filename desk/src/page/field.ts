import { html } from 'hono/html';
import type { DeskContext } from '../context/desk.ts';
import type { Markup } from './page.ts';

interface Field {
  id: string;
  label: string;
  hint?: string;
  value: string;
  problem?: string | undefined;
  type?: string | undefined;
  mode?: string | undefined;
  isRequired?: boolean;
  list?: string;
  autocomplete?: string;
  longest?: number;
  pattern?: string;
}

/** A labelled text input, with its error. */
export function field({
  id,
  label,
  hint,
  value,
  problem,
  type = 'text',
  mode,
  isRequired,
  list,
  autocomplete = 'off',
  longest = 300,
  pattern,
}: Field): Markup {
  return html`<label for="${id}">${label} ${hint && html`<small>${hint}</small>`}</label>
<input id="${id}" name="${id}" type="${type}" value="${value}" autocomplete="${autocomplete}" maxlength="${longest}"${mode ? html` inputmode="${mode}"` : ''}${isRequired ? html` required` : ''}${list ? html` list="${list}"` : ''}${pattern ? html` pattern="${pattern}"` : ''}${problem ? html` aria-invalid="true" aria-describedby="${id}-problem"` : ''}>
${problem && html`<p class="problem" role="alert" id="${id}-problem">${problem}</p>`}`;
}

/** The search and the page from a list's address, as limit and offset. */
export function askedOf({ req }: DeskContext, size: number) {
  const { q = '', page: at } = req.query();
  const page = Math.min(Math.max(1, Math.trunc(Number(at)) || 1), 2_000);
  return { text: q.trim().slice(0, 100), page, limit: size + 1, offset: (page - 1) * size };
}

/** @param more further fields */
export function searchForm(
  { action, id = 'q', label, value }: { action: string; id?: string; label: string; value: string },
  more: Markup | '' = '',
): Markup {
  return html`<form class="search" method="get" action="${action}" role="search">
<div><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="search" value="${value}" autocomplete="off" maxlength="100"></div>${more}
<button>Show</button></form>`;
}

/** The pages before and after the shown one. */
export function pageLinks(
  { page, hasMore }: { page: number; hasMore: boolean },
  [before, after]: readonly [string, string],
  addressOf: (page: number) => string,
): Markup | '' {
  if (page === 1 && !hasMore) return '';
  return html`<nav class="row" aria-label="Pages">
${page > 1 && html`<a class="button quiet" href="${addressOf(page - 1)}">${before}</a>`}
<span>Page ${page}</span>
${hasMore && html`<a class="button quiet" href="${addressOf(page + 1)}">${after}</a>`}
</nav>`;
}
