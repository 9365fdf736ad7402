import { execFileSync } from 'node:child_process';
import { version as react } from 'react';
import { expect, test } from 'vitest';
import contract from '../../package.json' with { type: 'json' };
import { SHARED_PACKAGES } from './document.ts';

/** The first line of a `webpack.config.cjs` and of an `rspack.config.mjs`. */
const CONFIGURATIONS = {
  commonjs: `const { sharedByHosts } = require('shared-contracts/shared-by-hosts');`,
  module: `import { sharedByHosts } from 'shared-contracts/shared-by-hosts';`,
} as const;

test.each(Object.entries(CONFIGURATIONS))(
  'a %s configuration names all that remotes borrow, as installed',
  (type, take) => {
    const program = `${take} process.stdout.write(JSON.stringify(sharedByHosts));`;
    const args = [`--input-type=${type}`, '--eval', program];
    const shared = JSON.parse(
      execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' }),
    );
    expect(Object.keys(shared)).toEqual(Object.keys(SHARED_PACKAGES));
    const always = { singleton: true, eager: true, requiredVersion: false };
    expect(shared).toMatchObject({
      'react/jsx-runtime': { ...always, version: react },
      'shared-contracts/look': { ...always, version: contract.version },
    });
  },
);
