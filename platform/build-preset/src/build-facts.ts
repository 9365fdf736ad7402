import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfEndpoints } from 'releases/bundle/called-endpoints';
import { parseScript } from 'releases/bundle/parsed-script';
import { type ScriptFacts, scriptFacts } from 'releases/bundle/script-facts';
import type { Endpoint } from 'shared-contracts/endpoint';
import { openApiDocument } from 'shared-contracts/endpoint/openapi';

function programOf(file: string) {
  const { program, error } = parseScript(readFileSync(file, 'utf8'));
  if (error) throw new Error(`${file} is no script: ${error}`);
  return program;
}

/** What a server build uses of the shell and of other remotes, read from the file that was written. */
export function buildFacts(serverBuild: string): ScriptFacts {
  return scriptFacts(programOf(serverBuild));
}

/**
 * What the scripts of a build call of the API, as the `paths` of its reference.
 * @param folder of the files for browsers, from which the endpoints are gone that nothing calls
 * @param defined the endpoints that the sources define
 */
export function calledPaths(folder: string, defined: Iterable<Endpoint>) {
  const called = new Set(
    globSync('**/*.js', { cwd: folder }).flatMap((file) => [
      ...namesOfEndpoints(programOf(path.join(folder, file))),
    ]),
  );
  // Sorted, because sources are transformed in any order and equal builds must have equal bytes.
  const endpoints = [...defined]
    .filter(({ name }) => called.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return openApiDocument(endpoints).paths;
}
