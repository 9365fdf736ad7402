import { expect, test } from 'vitest';
import type { JsonSchema } from '../store/api-calls.ts';
import { misfit } from './schema-misfit.ts';

const TEXT: JsonSchema = { type: 'string' };
const NUMBER: JsonSchema = { type: 'number' };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const sorted = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });

test.each<[what: string, wide: JsonSchema, narrow: JsonSchema]>([
  ['the same', object({ name: TEXT }), object({ name: TEXT })],
  ['one more field', object({ name: TEXT }), object({ name: TEXT, size: NUMBER })],
  ['a field that may be missing', object({ name: TEXT }, []), object({})],
  ['a field that is never missing', object({ name: TEXT }, []), object({ name: TEXT })],
  ['one of several types', { anyOf: [TEXT, NUMBER] }, NUMBER],
  ['fewer types', { type: ['string', 'number', 'null'] }, { anyOf: [TEXT, { type: 'null' }] }],
  ['whole numbers', NUMBER, { type: 'integer' }],
  ['anything', {}, object({ name: TEXT })],
  ['fewer values', sorted('asc', 'desc'), sorted('asc')],
  ['one value', sorted('asc', 'desc'), { type: 'string', const: 'asc' }],
  ['a text of some values', { type: 'string', maxLength: 4 }, sorted('asc')],
  [
    'tighter limits',
    { type: 'string', minLength: 1, maxLength: 9 },
    { type: 'string', minLength: 2, maxLength: 8 },
  ],
  [
    'a map',
    { type: 'object', additionalProperties: NUMBER },
    { type: 'object', additionalProperties: NUMBER },
  ],
  ['a schema by reference', object({ name: TEXT }), { $ref: '#/components/schemas/Product' }],
])('PROM-230 fits: %s', (_, wide, narrow) => {
  expect(misfit(wide, narrow)).toBeUndefined();
});

test.each<[what: string, wide: JsonSchema, narrow: JsonSchema, at: string]>([
  ['a missing field', object({ name: TEXT }), object({}), 'name'],
  ['a field that may be missing', object({ name: TEXT }), object({ name: TEXT }, []), 'name'],
  ['a field of another type', object({ name: TEXT }), object({ name: NUMBER }), 'name'],
  ['an optional field of another type', object({ name: TEXT }, []), object({ name: NUMBER }), 'name'],
  [
    'a field of a list in an object',
    object({ products: list(object({ name: TEXT })) }),
    object({ products: list(object({ label: TEXT })) }),
    'products[].name',
  ],
  ['a list of anything', list(TEXT), { type: 'array' }, '[]'],
  ['a value that may be null', TEXT, { type: ['string', 'null'] }, ''],
  ['more values', sorted('asc'), sorted('asc', 'desc'), ''],
  ['any text for some', sorted('asc'), TEXT, ''],
  ['a looser limit', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 10 }, ''],
  ['no limit', { type: 'number', minimum: 0 }, NUMBER, ''],
  ['another pattern', { type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' }, ''],
  ['a map of other values', { additionalProperties: NUMBER }, { additionalProperties: TEXT }, '[]'],
  ['an entry of a map', { additionalProperties: NUMBER }, object({ name: TEXT }), 'name'],
  [
    'a field that may not be there',
    { ...object({}), additionalProperties: false },
    object({ name: TEXT }),
    'name',
  ],
])('PROM-230 does not fit: %s', (_, wide, narrow, at) => {
  expect(misfit(wide, narrow)).toBe(at);
});
