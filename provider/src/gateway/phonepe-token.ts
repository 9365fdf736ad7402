import { SpanKind } from '@opentelemetry/api';
import { inSpan, noteStatus } from 'parts/http/tracing';
import * as z from 'zod/mini';
import type { PhonePeSettings } from '../settings/phonepe-account.ts';
import { GatewayError } from './payment-gateway.ts';

/** Milliseconds before its expiry at which a token is replaced, because a request takes time to arrive. */
const EARLY = 60_000;

const TokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds since 1970. */
  expires_at: z.number(),
});

/** The access token of the account, cached until it expires. Concurrent calls share one request. */
export class PhonePeToken {
  readonly #settings: PhonePeSettings;
  readonly #now: () => Date;
  #cached: { token: string; until: number } | undefined;
  #request: Promise<string> | undefined;

  constructor(settings: PhonePeSettings, now: () => Date) {
    this.#settings = settings;
    this.#now = now;
  }

  /** @throws {GatewayError} */
  async current(): Promise<string> {
    if (this.#cached && this.#now().getTime() < this.#cached.until) return this.#cached.token;
    this.#request ??= this.#fetchToken().finally(() => {
      this.#request = undefined;
    });
    return await this.#request;
  }

  /** After a 401: the gateway may have ended the token early. */
  forget(token: string): void {
    if (this.#cached?.token === token) this.#cached = undefined;
  }

  async #fetchToken(): Promise<string> {
    const { tokenUrl, clientId, clientSecret, clientVersion, timeout } = this.#settings;
    const body = new URLSearchParams({
      client_id: clientId,
      client_version: clientVersion,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    });
    const signal = AbortSignal.timeout(timeout);
    const response = await inSpan('gateway: token', { kind: SpanKind.CLIENT }, async (span) => {
      const sent = await fetch(tokenUrl, { method: 'POST', body, redirect: 'manual', signal });
      noteStatus(span, sent.status);
      return { status: sent.status, content: await sent.json() };
    }).catch(() => undefined);
    const parsed = z.safeParse(TokenResponse, response?.content);
    // The message contains neither the request nor the response, because both contain secrets.
    if (response?.status !== 200 || !parsed.success)
      throw new GatewayError(
        'unreachable',
        `The gateway gave no token (status ${response?.status ?? 'none'}).`,
      );
    const { access_token, expires_at } = parsed.data;
    this.#cached = { token: access_token, until: expires_at * 1000 - EARLY };
    return access_token;
  }
}
