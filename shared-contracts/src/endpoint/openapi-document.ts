import type { ZodMiniType } from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import manifest from '../../package.json' with { type: 'json' };
import type { Endpoint } from './define-endpoint.ts';

export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

const FAILURE = {
  description: 'A refusal; the message is fit to show a shopper.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { message: { type: 'string' }, error: { type: 'string' } },
        required: ['message'],
      },
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

/** The OpenAPI 3.1 document of the wire contract, generated from its endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Laminate shop API',
      version: manifest.version,
      description: 'Money is a number of rupees. Times are ISO 8601.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: Object.fromEntries(
      [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)])),
      ]),
    ),
  };
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.onlyReads && { 'x-only-reads': true }),
    ...(endpoint.isAddition && { 'x-addition': true }),
    ...(endpoint.needsLogin && { security: [{ token: [] }] }),
    parameters: [...parameters(endpoint.query), ...(endpoint.takesIdempotencyKey ? [IDEMPOTENCY_KEY] : [])],
    ...(endpoint.body && { requestBody: { required: true, content: jsonContent(endpoint.body) } }),
    responses: {
      [endpoint.successStatus]: { description: 'Success', content: jsonContent(endpoint.response) },
      default: FAILURE,
    },
  };
}

function parameters(query: ZodMiniType | undefined) {
  const { properties = {}, required = [] } = query ? wireSchema(query) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonContent(schema: ZodMiniType) {
  return { 'application/json': { schema: wireSchema(schema) } };
}

/** Describes a schema's input, which is sent on the wire; the storefront works with its output. */
function wireSchema(schema: ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...wire } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return wire as JsonSchema;
}
