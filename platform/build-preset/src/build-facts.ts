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

/** What a server build uses of the shell and of other remotes, found in the file that the build wrote. */
export function buildFacts(serverBuild: string): ScriptFacts {
  return scriptFacts(programOf(serverBuild));
}

/**
 * The API calls of a build's scripts, in the form of the `paths` of the API reference.
 * @param folder of the files for browsers, in which only the endpoints are left that something calls
 * @param defined the endpoints that the sources define
 */
export function calledPaths(folder: string, defined: Iterable<Endpoint>) {
  const called = new Set(
    globSync('**/*.js', { cwd: folder }).flatMap((file) => [
      ...namesOfEndpoints(programOf(path.join(folder, file))),
    ]),
  );
  // Sorted: sources are transformed in any order, but equal sources must give equal bytes.
  const endpoints = [...defined]
    .filter(({ name }) => called.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return openApiDocument(endpoints).paths;
}
