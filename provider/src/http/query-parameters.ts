import { HttpError } from './http-error.ts';

/**
 * The query of an address: a text for a parameter that stands once, a list for one that stands several times.
 * `category[]` means `category`, as some HTTP clients write lists.
 * @throws {HttpError} 400 for a NUL character: Postgres stores none.
 */
export function readQuery(url: string): Record<string, string | string[]> {
  const parameters = new Map<string, string | string[]>();
  for (const [written, value] of new URL(url).searchParams) {
    const name = written.replace(/\[\]$/, '');
    if (value.includes('\0'))
      throw new HttpError(400, `Please check "${name.replaceAll('\0', '')}": its value is wrong.`);
    const before = parameters.get(name);
    parameters.set(name, before === undefined ? value : [before, value].flat());
  }
  // fromEntries defines its keys, so that one called __proto__ is a key like any other.
  return Object.fromEntries(parameters);
}
