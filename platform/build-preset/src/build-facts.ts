import { readFileSync } from 'node:fs';
import { parseScript } from 'releases/bundle/parsed-script';
import { type ScriptFacts, scriptFacts } from 'releases/bundle/script-facts';

/** What a server build uses of the shell and of other remotes, read from the file that was written. */
export function buildFacts(serverBuild: string): ScriptFacts {
  const { program, error } = parseScript(readFileSync(serverBuild, 'utf8'));
  if (error) throw new Error(`${serverBuild} is no script: ${error}`);
  return scriptFacts(program);
}
