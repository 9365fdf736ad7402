import { EnvironmentRefused } from 'edge/env';
import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import { CommandFailure } from './command-failure.ts';

const WRITTEN_FOR_OPERATORS = [CommandFailure, EnvironmentRefused, ReleaseRefused, RegistryDamaged];

/** The text of an error for the operator, without a stack trace. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isForOperators = WRITTEN_FOR_OPERATORS.some((kind) => error instanceof kind);
  return isForOperators ? message : `This should not have happened: ${message}`;
}
