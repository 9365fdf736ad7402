import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Resolves each package from the one that depends on it, because pnpm links nothing else. */
function federationPackages() {
  const plugin = createRequire(import.meta.url).resolve('@module-federation/rsbuild-plugin');
  const enhanced = createRequire(createRequire(plugin).resolve('@module-federation/enhanced/rspack'));
  const bundlerRuntime = enhanced.resolve('@module-federation/webpack-bundler-runtime');
  const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
  const esm = (resolved: string) => path.join(path.dirname(resolved), 'index.js');
  return { tools: esm(enhanced.resolve('@module-federation/runtime-tools')), runtime: esm(runtime) };
}

/**
 * Rspack bundles Module Federation's runtime into every remote. This replaces it by the shell's (decision 001).
 */
export function pluginShellFederationRuntime(): RsbuildPlugin {
  return {
    name: 'shell-federation-runtime',
    setup(api) {
      const { tools, runtime } = federationPackages();
      api.modifyRspackConfig((config, { rspack }) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(
            /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
            path.join(import.meta.dirname, 'runtime-of-the-shell.js'),
          ),
          {
            apply(compiler: Rspack.Compiler) {
              // After Rspack's own plugin has written its aliases.
              compiler.hooks.afterPlugins.tap({ name: 'shell-federation-runtime', stage: 1000 }, () => {
                const aliases = compiler.options.resolve.alias;
                if (!aliases) return;
                for (const key of ['@module-federation/runtime', '@module-federation/runtime$']) {
                  if (aliases[key]) aliases[key] = runtime;
                }
                aliases['@module-federation/runtime-tools'] = tools;
              });
            },
          },
        );
      });
    },
  };
}
