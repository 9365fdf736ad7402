import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { documentSettings } from 'edge/document/page-document';
import { readEnvironment } from 'edge/env';
import type { RenderSettings, ServerBuildFiles } from 'edge/isolated/messages';
import { serverBuilds } from 'edge/live/open-set';
import { PageRenderer } from 'edge/renderer/page-renderer';
import { releasedSet } from 'releases/registry/released-set';
import { remotePages } from 'releases/registry/store/set-pages';

/** Renderings of each page before the measurement, which the compiler needs, and in it. */
const WARM_UP = 30;
const TIMES = 100;
const GENEROUS = 5_000;
const BASELINE = join(import.meta.dirname, 'bare-renderer.ts');

/**
 * What the edge server waits for a page, and what the same page takes without isolation: medians in milliseconds. `inProcess` is the
 * rendering alone, `sent` the wait for a process without limits that sends its page.
 */
export interface RendererCost {
  pages: { url: string; inProcess: number; sent: number; isolated: number }[];
  /** Resident memory of the isolated renderer, and of a process that renders the same without limits. */
  megabytes: number;
  bareMegabytes: number;
}

/**
 * Renders the live set by turns in the isolated renderer and in processes that have no limits.
 * @param urls the pages
 * @throws Error when a process without limits renders another page than the isolated one
 */
export async function rendererCost(
  registry: string,
  providerOrigin: string,
  urls: readonly string[],
): Promise<RendererCost> {
  const { set } = await releasedSet(registry);
  if (!set) throw new Error('No shell is live.');
  const builds = serverBuilds(registry, set);
  const { configuration } = documentSettings(readEnvironment({}), providerOrigin);
  const settings = { providerOrigin, configuration, timeLimit: GENEROUS, pages: remotePages(set) };
  const limits = { dataLimit: GENEROUS, renderLimit: GENEROUS, restartWait: 250, memory: 256 };
  const renderer = new PageRenderer(builds, settings, limits);
  // Two, so that each process has rendered each page equally often: V8 optimises what runs often.
  const [alone, sending] = [await startBaseline(builds, settings), await startBaseline(builds, settings)];
  try {
    await renderer.tried;
    const requester = { page: 'bench', visitor: 'bench' };
    const isolated = async (url: string) => {
      const begin = performance.now();
      const { rendered } = await renderer.render(url, requester);
      return { ms: performance.now() - begin, characters: rendered?.html.toString().length };
    };
    const inProcess = async (url: string) => {
      alone.send({ url });
      const [{ ms, characters }] = await once(alone, 'message');
      return { ms: Number(ms), characters };
    };
    const sent = async (url: string) => {
      const begin = performance.now();
      sending.send({ url, isSent: true });
      await once(sending, 'message');
      return performance.now() - begin;
    };
    const pages = [];
    for (const url of urls) {
      const times = { inProcess: [] as number[], sent: [] as number[], isolated: [] as number[] };
      for (let turn = -WARM_UP; turn < TIMES; turn += 1) {
        const [one, ms, other] = [await inProcess(url), await sent(url), await isolated(url)];
        if (turn < 0) continue;
        if (one.characters !== other.characters) throw new Error(`${url} is not the same page in both.`);
        times.inProcess.push(one.ms);
        times.sent.push(ms);
        times.isolated.push(other.ms);
      }
      pages.push({
        url,
        inProcess: median(times.inProcess),
        sent: median(times.sent),
        isolated: median(times.isolated),
      });
    }
    alone.send({ url: undefined });
    const [{ megabytes: bareMegabytes }] = await once(alone, 'message');
    const { residentMegabytes = 0 } = renderer.state();
    return { pages, megabytes: residentMegabytes, bareMegabytes: Number(bareMegabytes) };
  } finally {
    alone.kill();
    sending.kill();
    await renderer.stop();
  }
}

/** Starts a process without limits, which loads the set. */
async function startBaseline(builds: ServerBuildFiles, settings: RenderSettings): Promise<ChildProcess> {
  const baseline = fork(BASELINE, { env: { NODE_ENV: 'production' }, execArgv: ['--no-warnings'] });
  baseline.send({ builds, settings });
  await once(baseline, 'message');
  return baseline;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
