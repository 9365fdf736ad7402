import { listen } from '../events/events.ts';
import { callIfOffered } from '../http/call-endpoint.ts';
import { readPhone, readToken } from '../session/session-storage.ts';
import type { ShortlistEntry } from '../shortlist/shortlist.ts';
import { getShortlist, joinShortlist } from '../shortlist/shortlist-endpoints.ts';
import { afterAnswer, joinShortlists } from '../shortlist/shortlist-rules.ts';
import type { StoredList } from './stored-list.ts';

type Entries = readonly ShortlistEntry[];

/** Synchronises the shortlist of this browser with that of the customer's account (SHORT-10). */
export class AccountShortlist {
  readonly #list: StoredList<ShortlistEntry>;
  /** The owner of the list; null for a visitor. */
  #phone: string | null = null;
  /** The account's list as last known, as JSON; undefined before the first response. */
  #saved: string | undefined;
  /** Whether the provider lacks shortlists (API-120). */
  #isLacking = false;
  #isCalling = false;
  /** Whether something has changed during a call. */
  #isDue = false;
  /** Entries that may not have been sent when the session expired. */
  #unsent: { phone: string; entries: Entries } | undefined;

  constructor(list: StoredList<ShortlistEntry>) {
    this.#list = list;
  }

  /** Follows login and logout until the document is left. */
  start(): void {
    const { signal } = new AbortController();
    listen('session-started', ({ phone }) => this.#begin(phone), signal);
    listen('session-expired', () => this.#expire(), signal);
    listen('session-ended', () => this.#end(), signal);
    window.addEventListener('online', () => this.join());
    this.join();
  }

  /** Reads the account's list once, and sends it the missing entries. A failed call is repeated at the next change or page. */
  join(): void {
    if (this.#isCalling) this.#isDue = true;
    else if (readToken() && !this.#isLacking && this.#saved !== JSON.stringify(this.#list.items()))
      void this.#call();
  }

  async #call(): Promise<void> {
    this.#isCalling = true;
    this.#isDue = false;
    const token = readToken();
    this.#phone = readPhone();
    try {
      if (this.#saved === undefined) await this.#read(token);
      if (!this.#isLacking && this.#saved !== JSON.stringify(this.#list.items())) await this.#send(token);
    } catch {
      // A failed call of an ended session must not cancel the call that the next session needs.
      if (readToken() === token) this.#isDue = false;
    }
    this.#isCalling = false;
    if (this.#isDue) this.join();
  }

  async #read(token: string | null): Promise<void> {
    const answer = await callIfOffered(getShortlist, {});
    this.#isLacking = answer === null;
    if (!answer || readToken() !== token) return;
    this.#saved = JSON.stringify(joinShortlists(answer.entries));
    this.#list.change((own) => joinShortlists(own, answer.entries));
  }

  async #send(token: string | null): Promise<void> {
    const sent = this.#list.items();
    // The session may have changed during the previous call.
    if (readToken() !== token) return;
    const answer = await callIfOffered(joinShortlist, { body: { entries: [...sent] } });
    this.#isLacking = answer === null;
    if (!answer || readToken() !== token) return;
    this.#saved = JSON.stringify(joinShortlists(answer.entries));
    this.#list.change((own) => afterAnswer(own, { sent, answer: answer.entries }));
  }

  #begin(phone: string): void {
    const unsent = this.#unsent?.phone === phone ? this.#unsent.entries : [];
    this.#unsent = undefined;
    this.#saved = undefined;
    this.#isDue = this.#isCalling;
    if (unsent.length > 0) this.#list.change((own) => joinShortlists(own, unsent));
    this.join();
  }

  #expire(): void {
    if (this.#phone) this.#unsent = { phone: this.#phone, entries: this.#list.items() };
    this.#phone = null;
    this.#saved = undefined;
    this.#list.reload();
  }

  #end(): void {
    this.#phone = null;
    this.#saved = undefined;
    this.#list.forget();
  }
}
