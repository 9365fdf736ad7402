import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Endpoint } from 'shared-contracts/endpoint';

/**
 * Adds its `shape` to each definition of an endpoint, so that no browser has to compute it.
 * @param defined gets the endpoints, by name
 */
export function pluginEndpointShapes(defined = new Map<string, Endpoint>()): RsbuildPlugin {
  return {
    name: 'endpoint-shapes',
    setup: (api) =>
      api.transform({ test: /-endpoints\.[jt]s$/, order: 'pre' }, async ({ code, resourcePath }) => {
        const exported: object = await import(pathToFileURL(resourcePath).href);
        for (const endpoint of Object.values(exported).filter(isEndpoint))
          defined.set(endpoint.name, endpoint);
        return withShapes(code, { ...exported });
      }),
  };
}

/** @param exported what the source exports: its endpoints, and anything else */
export function withShapes(source: string, exported: Readonly<Record<string, unknown>>): string {
  return Object.values(exported)
    .filter((one) => isEndpoint(one))
    .reduce((text, { name, response }) => {
      const line = `name: '${name}',`;
      // Without a shape, releases with different responses would share cached data.
      if (!text.includes(line)) throw new Error(`${name} is not defined by a line with ${line}`);
      if (text.includes(`${line} shape: `)) throw new Error(`Two endpoints are named ${name}.`);
      return text.replace(line, `${line} shape: '${shapeOf(response)}',`);
    }, source);
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'response' in exported && 'path' in exported;
}

function shapeOf(response: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(partsOf(response)));
  return hash.digest('hex').slice(0, 6);
}

/** The parts of a schema or a check, for the hash. A transformation is represented by its code. */
function partsOf(value: unknown): unknown {
  if (typeof value === 'function') return String(value).replaceAll(/\s/g, '');
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(partsOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('_zod' in value) return partsOf((value._zod as { def: unknown }).def);
  const fields = Object.entries(value).map(([name, part]) => [name, partsOf(part)]);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
