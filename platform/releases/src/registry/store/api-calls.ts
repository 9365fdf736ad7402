import { z } from 'zod';

/** The part of JSON Schema that an API reference uses. A `$ref` is not followed; it fits everything. */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const content = z.record(z.string(), z.object({ schema: schema.optional() })).default({});

export const operation = z.object({
  /** The name of the endpoint. */
  operationId: z.string().optional(),
  parameters: z
    .array(z.object({ name: z.string(), required: z.boolean().default(false), schema: schema.optional() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  /** Status → the response. */
  responses: z.record(z.string(), z.object({ content })),
  security: z.array(z.unknown()).default([]),
  /** The call is an addition: where the provider lacks it, the build works without it (API-18). */
  'x-addition': z.boolean().optional(),
});

export type Operation = z.infer<typeof operation>;

/** The `paths` of an OpenAPI document: path → method → operation. */
export const apiCalls = z.record(z.string(), z.record(z.string(), operation));

/** A provider’s `/openapi.json`. */
export const apiReference = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

export type ApiCalls = z.infer<typeof apiCalls>;
export type ApiReference = z.infer<typeof apiReference>;
