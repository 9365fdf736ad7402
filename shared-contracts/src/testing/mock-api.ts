import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Endpoint, EndpointWireResponse } from '../endpoint/define-endpoint.ts';

export type MockRequest = {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  token: string | undefined;
};

type Refusal = { status: number; body: unknown };
type MockAnswer = { status: number; body: unknown } | 'no answer';

export type MockApi = {
  /** Answers an endpoint from now on. The function may be slow, may throw `refuse(…)`, or `noAnswer()`. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer: (request: MockRequest) => EndpointWireResponse<E> | Promise<EndpointWireResponse<E>>,
  ): void;
  /** What was asked of an endpoint, oldest first. */
  callsOf(endpoint: Endpoint): MockRequest[];
};

class Refused extends Error {
  readonly answer: MockAnswer;
  constructor(answer: MockAnswer) {
    super('refused');
    this.answer = answer;
  }
}

/** An error answer, as api.md has them. */
export function refuse(status: number, body: Refusal['body'] = {}): never {
  throw new Refused({ status, body });
}

/** The network is gone. */
export function noAnswer(): never {
  throw new Refused('no answer');
}

/** Puts itself in the place of the network below `callEndpoint`. An endpoint without an answer is a 501. */
export function mockApi(): MockApi {
  const answers = new Map<string, (request: MockRequest) => unknown>();
  const calls = new Map<string, MockRequest[]>();
  const key = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

  axios.defaults.adapter = async (config) => {
    const called = key(config.method ?? 'GET', config.url ?? '');
    const request = requestOf(config);
    calls.set(called, [...(calls.get(called) ?? []), request]);
    const answer = await settle(answers.get(called), request);
    if (answer === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    return {
      data: answer.body,
      status: answer.status,
      statusText: '',
      headers: {},
      config,
    } satisfies AxiosResponse;
  };

  return {
    answer: (endpoint, answer) => answers.set(key(endpoint.method, endpoint.path), answer),
    callsOf: (endpoint) => calls.get(key(endpoint.method, endpoint.path)) ?? [],
  };
}

async function settle(
  answer: ((request: MockRequest) => unknown) | undefined,
  request: MockRequest,
): Promise<MockAnswer> {
  if (!answer) return { status: 501, body: {} };
  try {
    return { status: 200, body: await answer(request) };
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.answer;
    throw thrown;
  }
}

function requestOf(config: InternalAxiosRequestConfig): MockRequest {
  return {
    query: config.params ?? {},
    body: typeof config.data === 'string' ? JSON.parse(config.data) : (config.data ?? {}),
    token: config.headers.get('Authorization')?.toString().replace('Bearer ', ''),
  };
}
