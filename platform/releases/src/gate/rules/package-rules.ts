import { rejections } from '../../registry/checks/release-gates.ts';
import { verifyArtefact } from '../../registry/checks/verify-artefact.ts';
import { isRemote, type Release } from '../../registry/store/release-manifest.ts';
import { ReleaseRefused } from '../../registry/store/release-refused.ts';
import type { Rule, RuleText } from './rule.ts';

/** Without this file, the other rules have nothing to test. */
export const RELEASE_FILE: RuleText = {
  id: 'release-file',
  sentence: 'A build has a valid release.json, and is published under the id in it.',
  wayOut: 'Build the package again, and name its own id.',
  example: 'a build of cart-checkout that is published as reviews',
};

export const PACKAGE_RULES: readonly Rule<{ folder: string; release: Release }>[] = [
  {
    id: 'files',
    sentence: 'A build has the files that release.json lists, as they were built.',
    wayOut: 'Build the package again, and change nothing in dist/.',
    example: 'a script that was edited after the build',
    async test({ folder, release }) {
      try {
        await verifyArtefact(folder, release);
        return [];
      } catch (error) {
        if (error instanceof ReleaseRefused) return error.reasons;
        throw error;
      }
    },
  },
  {
    id: 'fits',
    sentence:
      'A build needs what is live in the shell, has what others show of it, and takes no path of theirs.',
    wayOut: 'Publish what it needs first, or together with it.',
    example: 'reviews needs react ^18.0.0, but the shell provides 19.0.0.',
    test: ({ release }, { others }) => rejections([release], others),
  },
  {
    id: 'rolls-back',
    sentence:
      'A build keeps what the previous releases of others show of it, so that they can be rolled back.',
    wayOut:
      'First publish what showed the module without it, twice: its previous release must not show it either. Then remove the module.',
    example: 'a fragment is gone that the page before the live one mounts',
    test({ release }, { previous }) {
      if (!isRemote(release)) return [];
      return previous.flatMap(({ id, mounts }) =>
        mounts
          .filter(
            (name) =>
              name.startsWith(`${release.id}/`) &&
              !Object.hasOwn(release.modules, name.slice(release.id.length + 1)),
          )
          .map(
            (name) =>
              `${name} is still shown by the previous release of ${id}: remove it one release later, so that ${id} can be rolled back.`,
          ),
      );
    },
  },
];
