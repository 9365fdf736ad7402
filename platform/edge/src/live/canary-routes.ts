import type { Context, Handler, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { POLICY } from 'releases/policy';
import type { ReleasedSet } from 'releases/registry/released-set';
import type { VitalsReport } from 'shared-contracts/document';
import { type PageRouteOptions, pageRoute } from '../pages/page-route.ts';
import { visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { type CanaryPages, isOfGroup, type WarmCanary } from './canary-pages.ts';
import type { Group, Observed } from './canary-verdict.ts';

/** Only visitors of the canary and its control group have it. */
const COOKIE = 'canary';
/** Seconds. After that the visitor is drawn again, into the same group while network and browser are the same. */
const LASTS = 86_400;

/** What a request that has the cookie of a running canary belongs to. */
interface Drawn {
  shown: WarmCanary;
  group: Group;
  /** What limits count as one. */
  visitor: string;
}

interface CanaryRoutesOptions extends Pick<PageRouteOptions, 'policySources'> {
  canary: CanaryPages;
  isHttps: boolean;
}

/** PROM-308: what the visitors of a canary and of its control group get, and what is noted of them. */
export class CanaryRoutes {
  readonly #options: CanaryRoutesOptions;

  constructor(options: CanaryRoutesOptions) {
    this.#options = options;
  }

  /** Notes who puts something into the cart. To be mounted before the calls. */
  mount(app: Hono<EdgeVariables>): void {
    app.on('POST', POLICY.addToCart, async (c, next) => {
      await next();
      if (c.res.ok) this.#note(c, 'purchases');
    });
  }

  /** A document of the visitor's group. A shared cache must not keep it: what it belongs to is told by the cookie. */
  documents(): Handler<EdgeVariables> {
    return async (c, next) => {
      const drawn = this.#drawn(c);
      if (!drawn) return next();
      const { shown, group, visitor } = drawn;
      const { pages } = shown.sets[group];
      const response = await pageRoute({
        currentPages: () => pages,
        policySources: this.#options.policySources,
        noteSent: (completeness) => {
          shown.verdict.noteDocument(group, visitor);
          if (completeness !== 'whole') shown.verdict.note(group, 'documents', visitor);
        },
      })(c, next);
      if (response?.headers.get('Cache-Control') === 'no-cache')
        response.headers.set('Cache-Control', 'private, no-cache');
      return response;
    };
  }

  /**
   * Draws the visitor, and gives the cookie to who is drawn. A page asks when it has started, so it has.
   * @returns the set that their next document is of; undefined where it is the one that everybody gets
   */
  setFor(c: Context<EdgeVariables>): ReleasedSet | undefined {
    const { canary, isHttps } = this.#options;
    const shown = canary.shown();
    const known = this.#drawn(c);
    const agent = c.req.header('User-Agent') ?? '';
    const group = known?.group ?? canary.draw(`${visitorNetwork(c.get('visitor'))} ${agent}`);
    if (shown && group) {
      const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const;
      setCookie(c, COOKIE, `${group}.${named(shown)}`, { ...cookie, maxAge: LASTS });
    } else if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { path: '/' });
    this.#note(c, 'starts');
    return shown && group && shown.sets[group].set;
  }

  /** @param release at fault */
  noteError(c: Context<EdgeVariables>, release: string): void {
    const drawn = this.#drawn(c);
    if (drawn && isOfGroup(drawn.shown, drawn.group, release)) this.#note(c, 'errors');
  }

  noteVitals(c: Context<EdgeVariables>, reports: readonly VitalsReport[]): void {
    const drawn = this.#drawn(c);
    if (!drawn) return;
    const { shown, group, visitor } = drawn;
    for (const report of reports)
      if (isOfGroup(shown, group, report.release)) shown.verdict.noteVital(group, report, visitor);
  }

  #note(c: Context<EdgeVariables>, observed: Observed): void {
    const drawn = this.#drawn(c);
    drawn?.shown.verdict.note(drawn.group, observed, drawn.visitor);
  }

  #drawn(c: Context<EdgeVariables>): Drawn | undefined {
    const shown = this.#options.canary.shown();
    const [group, name] = (shown && getCookie(c, COOKIE))?.split('.') ?? [];
    if (!shown || (group !== 'canary' && group !== 'control') || name !== named(shown)) return undefined;
    return { shown, group, visitor: visitorNetwork(c.get('visitor')) };
  }
}

/** Tells a canary from earlier ones. */
function named({ canary }: WarmCanary): string {
  return Date.parse(canary.at).toString(36);
}
