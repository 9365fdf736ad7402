import { env } from '../env.ts';

type ReleasedSet = {
  remotes: Record<string, { entry: string; modules: Record<string, { js: string[] }> }>;
};

/**
 * The path of a remote's entry, or of the script of one of its modules, from the released set in a document.
 * @throws when the released set lacks it
 */
export async function releasedFile(remote: string, module?: string): Promise<string> {
  const document = await (await fetch(env.shopUrl)).text();
  const block = /<script type="application\/json" id="released-set">(.*?)<\/script>/s.exec(document)?.[1];
  const released = (JSON.parse(block ?? '{}') as Partial<ReleasedSet>).remotes?.[remote];
  const file = module === undefined ? released?.entry : released?.modules[module]?.js[0];
  if (!file) throw new Error(`${remote} ${module ?? ''} is not released.`);
  return file;
}
