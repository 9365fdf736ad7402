import { type Expression, type SqlBool, sql } from 'kysely';

/** SQL condition: whether an expression contains a text, in any letter case. */
export function contains(expression: Expression<string | null>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${expression}) like ${pattern} escape '\\'`;
}
