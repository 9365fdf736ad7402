import type { Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';

/** What the browser hears of a provider: nothing at all, no answer, a refusal with this status, or this as JSON. */
export type ProviderAnswer = 'silence' | 'no network' | { status: number } | { json: unknown };

/** From now on, and for this page alone. The server that renders it asks for itself: it hears the real provider. */
export async function answerFor(page: Page, endpoint: Endpoint, answer: ProviderAnswer): Promise<void> {
  await page.route(`**${endpoint.path}?*`, respond(answer));
  await page.route(`**${endpoint.path}`, respond(answer));
}

function respond(answer: ProviderAnswer): Parameters<Page['route']>[1] {
  return async (route) => {
    if (answer === 'silence') return;
    if (answer === 'no network') return route.abort('internetdisconnected');
    if ('status' in answer) return route.fulfill({ status: answer.status, json: {} });
    return route.fulfill({ json: answer.json });
  };
}
