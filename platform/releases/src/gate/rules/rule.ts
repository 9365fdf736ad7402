import type { Release } from '../../registry/store/release-manifest.ts';
import type { Build } from './build.ts';

/** A build, and what it is to go live beside. */
export interface CheckedBuild {
  /** The id under which it is to be published. */
  id: string;
  /** Its `dist` folder. */
  folder: string;
  others: readonly Release[];
  /** The folder of the shell's release or build. Undefined while none is live: then server builds are not opened. */
  shellFolder: string | undefined;
  /** The live shell and remotes as they were one change ago: a roll-back of one of them must not break this build. */
  previous: readonly Release[];
}

/** What a team is told of a rule. */
export interface RuleText {
  /** Stands at the end of each refusal by the rule. */
  id: string;
  sentence: string;
  /** What a team does in place of what is refused. */
  wayOut: string;
  /** What it refuses: code, or in words. */
  example: string;
}

/** What no build may do. @typeParam Tested a remote's build, or what each package has */
export interface Rule<Tested = Build> extends RuleText {
  /** @returns one sentence for each break of the rule, without the id */
  test(build: Tested, beside: CheckedBuild): readonly string[] | Promise<readonly string[]>;
}

/** A refusal, by which `npm run release -- why <id>` is found. */
export function refusedBy({ id }: Pick<RuleText, 'id'>, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `${sentence} [${id}]`);
}
