import type { Node } from 'oxc-parser';
import { memberName } from '../../bundle/parsed-script.ts';

/** @param path `process.exit` */
export function usesProcess(path: string): string {
  return `uses ${path}: a server build must not reach the server's process`;
}

/** A bundler leaves `process.env.NODE_ENV`, and `typeof process`. */
export function reasonForProcess(path: string, parent: Node | undefined): string | undefined {
  const isMember = parent?.type === 'MemberExpression' && !parent.computed;
  const isProcess = /^(?:globalThis\.|global\.)?process(?:$|\.)/.test(path) && path !== 'process';
  const isHarmless =
    path === 'process.env.NODE_ENV' ||
    (path === 'process.env' && isMember && memberName(parent) === 'NODE_ENV');
  return isProcess && !isHarmless ? usesProcess(path) : undefined;
}

/**
 * `const load = require`, `module.constructor._load`.
 * @param name one that the script does not declare
 */
export function reasonForLoader(name: string, parent: Node | undefined): string | undefined {
  const isCalled =
    parent?.type === 'CallExpression' && parent.callee.type === 'Identifier' && parent.callee.name === name;
  if (name === 'require' && !isCalled) return 'passes require on, which hides what it loads';
  return name === 'module' && parent?.type === 'MemberExpression' && memberName(parent) !== 'exports'
    ? 'uses Node’s module object, which loads any file'
    : undefined;
}
