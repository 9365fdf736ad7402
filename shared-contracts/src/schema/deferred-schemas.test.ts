import { describe, expect, it } from 'vitest';
import * as deferred from './deferred-schemas.ts';
import * as facade from './schema-facade.ts';

describe('deferred schemas', () => {
  it('have every function of the facade', () => {
    expect(Object.keys(deferred).toSorted()).toEqual(Object.keys(facade).toSorted());
  });

  const named = deferred.object({ name: deferred.string().check(deferred.maxLength(4)) });
  const sized = deferred.object({
    ...named.shape,
    size: deferred._default(deferred.optional(deferred.union([deferred.number(), deferred.enum(['A4'])])), 1),
    code: deferred.nullish(
      deferred.pipe(
        deferred.string(),
        deferred.transform((code) => code.trim()),
      ),
    ),
    shades: deferred.array(deferred.string().check(deferred.regex(/^[A-Z]/))),
  });

  it('normalise a value as those of zod do', async () => {
    const value = { name: 'Teak', code: ' a ', shades: ['Brown'], more: true };
    const result = await deferred.safeParseAsync(sized, value);
    expect(result).toEqual({ success: true, data: { name: 'Teak', code: 'a', size: 1, shades: ['Brown'] } });
    expect(await sized.parseAsync({ ...value, size: 'A4' })).toMatchObject({ size: 'A4' });
  });

  it.each([
    ['a check fails', { name: 'Walnut', shades: [] }, ['name']],
    ['a field is missing', { shades: [] }, ['name']],
    ['an item is wrong', { name: 'Teak', shades: ['brown'] }, ['shades', 0]],
  ])('reject a value when %s', async (_title, value, path) => {
    const { success, error } = await deferred.safeParseAsync(sized, value);
    expect(success).toBe(false);
    expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
    await expect(sized.parseAsync(value)).rejects.toThrow();
  });
});
