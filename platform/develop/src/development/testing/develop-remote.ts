import { createServer } from 'node:http';
import { basename, dirname } from 'node:path';
import { remoteConfig } from 'build-preset/remote';
import { Compiler } from '../compiler.ts';
import { developInLiveShop } from '../develop-in-live-shop.ts';

/*
 * node develop-remote.ts <folder of a remote> [<address of a shop>]
 * Compiles a remote as `npm run dev` does, or with an address as `--live` does, until its input ends.
 */
const [folder = '', shop] = process.argv.slice(2);
const stop = new AbortController();
process.stdin.resume().once('end', () => stop.abort());

if (shop) await developInLiveShop(dirname(folder), basename(folder), shop, stop.signal);
else await developAlone();

async function developAlone(): Promise<void> {
  const config = await remoteConfig(folder)({ command: 'dev', env: 'development', envMode: 'development' });
  const compiler = new Compiler(config, createServer());
  await compiler.start();
  console.log(await compiler.serverBuild());
  stop.signal.addEventListener('abort', () => compiler.stop());
}
