/** What became of a call to the provider: the class of its status, or why there is none. */
export type CallOutcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'late' | 'unreachable' | 'cancelled';

export type NoteCall = (outcome: CallOutcome) => void;

export function outcomeOf(status: number): CallOutcome {
  const classes = ['1xx', '2xx', '3xx', '4xx'] as const;
  return classes[Math.floor(status / 100) - 1] ?? '5xx';
}
