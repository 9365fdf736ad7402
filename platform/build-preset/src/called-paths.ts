import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calledEndpoints } from 'releases/bundle/called-endpoints';
import { parseScript } from 'releases/bundle/parsed-script';
import type { Endpoint } from 'shared-contracts/endpoint';
import { openApiDocument } from 'shared-contracts/endpoint/openapi';

/**
 * What the scripts of a build call of the API, as the `paths` of its reference.
 * @param folder of the files for browsers, from which the endpoints are gone that nothing calls
 * @param defined the endpoints that the sources define
 */
export function calledPaths(folder: string, defined: Iterable<Endpoint>) {
  const called = new Set(
    globSync('**/*.js', { cwd: folder }).flatMap((file) =>
      calledEndpoints(parseScript(readFileSync(path.join(folder, file), 'utf8')).program),
    ),
  );
  // Sources are transformed in any order, and equal builds have equal bytes.
  const endpoints = [...defined]
    .filter(({ method, path: address }) => called.has(`${method} ${address}`))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return openApiDocument(endpoints).paths;
}
