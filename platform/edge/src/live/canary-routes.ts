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

/** A cookie that only visitors of the canary and of its control group have. */
const COOKIE = 'canary';
/** Seconds. The visitor is drawn again after that, into the same group if network and browser are still the same. */
const LASTS = 86_400;

/** The canary, group and visitor of a request that has the cookie of a running canary. */
interface Drawn {
  shown: WarmCanary;
  group: Group;
  /** The network that limits count as one visitor. */
  visitor: string;
}

interface CanaryRoutesOptions extends Pick<PageRouteOptions, 'policySources'> {
  canary: CanaryPages;
  isHttps: boolean;
}

/** PROM-308: serves the visitors of a canary and of its control group, and records what they meet. */
export class CanaryRoutes {
  readonly #options: CanaryRoutesOptions;

  constructor(options: CanaryRoutesOptions) {
    this.#options = options;
  }

  /** Records who puts something into the cart. Must be mounted before the API calls. */
  mount(app: Hono<EdgeVariables>): void {
    app.on('POST', POLICY.addToCart, async (c, next) => {
      await next();
      if (c.res.ok) this.#note(c, 'purchases');
    });
  }

  /** Serves a document of the visitor's group. Shared caches must not keep it, because the group depends on the cookie. */
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
   * Draws the visitor, and sets the cookie of a visitor who is in one of the groups. A page sends this request when it has started, so the
   * start is recorded too.
   * @returns the set of this visitor's next document; undefined if it is the one that everybody gets
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

  /** @param release the one that caused the error */
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

/** A name that differs from those of earlier canaries. */
function named({ canary }: WarmCanary): string {
  return Date.parse(canary.at).toString(36);
}
