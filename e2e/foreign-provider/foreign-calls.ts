/** One request, as far as an answer depends on it. */
export type Call = {
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: what a stranger sends has no type, and this provider checks little.
  body: any;
  authorization: string;
};

/** Status and JSON. */
export type Answer = readonly [status: number, json: unknown];

/** By `METHOD path`. */
export type Calls = Readonly<Record<string, (call: Call) => Answer>>;
