import type { Program } from 'oxc-parser';
import { textsOf } from '../../bundle/called-endpoints.ts';
import { textOf, walk } from '../../bundle/parsed-script.ts';
import { POLICY } from '../../policy.ts';
import type { ApiCalls } from '../../registry/store/api-calls.ts';

const METHOD = /^(?:GET|POST|PUT|DELETE)$/;

/**
 * API calls in a script that its release does not declare: an address, a method of an address, or a name with another method.
 * @param told the calls of `release.json`
 * @returns words that follow "calls "
 */
export function untoldCalls(program: Program, told: ApiCalls): string[] {
  const found = new Set<string>();
  const operationOf = (method: string, path: string) => told[path]?.[method.toLowerCase()];
  const isTold = (name: string, method: string) =>
    Object.keys(told).some((path) => operationOf(method, path)?.operationId === name);
  walk(program, (node) => {
    const text = node.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : textOf(node);
    if (text?.startsWith(POLICY.calls) && !Object.hasOwn(told, text)) found.add(text);
    if (node.type !== 'ObjectExpression') return;
    const { name, method = '', path } = textsOf(node);
    if (!METHOD.test(method)) return;
    if (path?.startsWith('/') && !operationOf(method, path)) found.add(`${method} ${path}`);
    // Made from another definition, so it has the same address.
    const isMade = node.properties.some(({ type }) => type === 'SpreadElement');
    if (isMade && name !== undefined && !isTold(name, method)) found.add(`${name} by ${method}`);
  });
  const calls = [...found].sort();
  // Each address is listed once, with its method if that is known.
  return calls.filter((call) => !calls.some((other) => other.endsWith(` ${call}`)));
}
