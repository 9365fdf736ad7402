import type { Release } from '../../registry/store/release-manifest.ts';
import type { Build } from './build.ts';

/** A build, and the releases beside which it is to go live. */
export interface CheckedBuild {
  /** The id under which it is to be published. */
  id: string;
  /** Its `dist` folder. */
  folder: string;
  others: readonly Release[];
  /** The folder of the shell's release or build. Undefined while no shell is live: server builds are not opened then. */
  shellFolder: string | undefined;
  /** The live shell and remotes as they were one change ago: rolling one of them back must not break this build. */
  previous: readonly Release[];
}

/** The texts of a rule that teams read. */
export interface RuleText {
  /** Ends each refusal by the rule. */
  id: string;
  sentence: string;
  /** What a team does instead. */
  wayOut: string;
  /** What the rule refuses, as code or in words. */
  example: string;
}

/** Something that no build may do. @typeParam Tested a remote's build, or what packages of all kinds have */
export interface Rule<Tested = Build> extends RuleText {
  /** @returns one sentence for each violation, without the id */
  test(build: Tested, beside: CheckedBuild): readonly string[] | Promise<readonly string[]>;
}

/** Adds the id of the rule to sentences: `npm run release -- why <id>` explains it. */
export function refusedBy({ id }: Pick<RuleText, 'id'>, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `${sentence} [${id}]`);
}
