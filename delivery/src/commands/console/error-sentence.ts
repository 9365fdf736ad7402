import { EnvironmentRefused } from '../../env.ts';
import { RegistryDamaged } from '../../registry/live-releases.ts';
import { ReleaseRefused } from '../../registry/release-refused.ts';
import { CommandFailure } from './command-failure.ts';

/** Their messages are written for the operator. */
const TOLD_AS_THEY_ARE = [CommandFailure, EnvironmentRefused, ReleaseRefused, RegistryDamaged];

/** What an operator reads of an error; never a stack trace. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isTold = TOLD_AS_THEY_ARE.some((kind) => error instanceof kind);
  return isTold ? message : `This should not have happened: ${message}`;
}
