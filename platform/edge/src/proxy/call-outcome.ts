import type { Span } from '@opentelemetry/api';
import type { callAttributes } from '../traced-set.ts';

/** The outcome of a call to the provider: the class of its status, or why there is none. */
export type CallOutcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'late' | 'unreachable' | 'cancelled';

export type NoteCall = (outcome: CallOutcome) => void;

export interface CallWatch {
  noteCall?: NoteCall | undefined;
  /** The attributes of a call's span. */
  attributesOf?: ((path: string, otherwise: string) => ReturnType<typeof callAttributes>) | undefined;
}

export function outcomeOf(status: number): CallOutcome {
  const classes = ['1xx', '2xx', '3xx', '4xx'] as const;
  return classes[Math.floor(status / 100) - 1] ?? '5xx';
}

export function nameCall(
  span: Span,
  method: string,
  attributes: ReturnType<typeof callAttributes> | undefined,
): void {
  span.updateName(`${method} ${attributes?.['url.template'] ?? 'provider'}`);
  span.setAttributes({ 'http.request.method': method, ...attributes });
}
