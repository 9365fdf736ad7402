import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const RUNTIME_FOLDER = path.join(import.meta.dirname, 'runtime');

/** Each package is found from the one that depends on it: pnpm links nothing else. */
function federationPackages() {
  const plugin = createRequire(import.meta.url).resolve('@module-federation/rsbuild-plugin');
  const enhanced = createRequire(createRequire(plugin).resolve('@module-federation/enhanced/rspack'));
  const tools = enhanced.resolve('@module-federation/runtime-tools');
  const bundlerRuntime = enhanced.resolve('@module-federation/webpack-bundler-runtime');
  const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
  const esm = (resolved: string) => path.join(path.dirname(resolved), 'index.js');
  return { tools: esm(tools), runtime: esm(runtime), bundlerRuntimeFolder: path.dirname(bundlerRuntime) };
}

/**
 * Rspack resolves Module Federation's runtime to its CommonJS build, of which nothing can be shaken off: this takes the
 * ESM build. The shell provides the runtime, the remotes borrow it (docs/decisions: one federation runtime).
 */
export function pluginFederationRuntime(role: 'provide' | 'borrow'): RsbuildPlugin {
  return {
    name: 'federation-runtime',
    setup(api) {
      const { tools, runtime, bundlerRuntimeFolder } = federationPackages();
      api.modifyRspackConfig((config, { rspack }) => {
        config.resolve ??= {};
        config.resolve.alias = {
          ...config.resolve.alias,
          'federation-bundler-runtime': bundlerRuntimeFolder,
          'federation-runtime$': runtime,
        };
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(
            /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
            path.join(RUNTIME_FOLDER, `${role}-runtime.js`),
          ),
          {
            apply(compiler: Rspack.Compiler) {
              // After Rspack's own plugin has written its aliases.
              compiler.hooks.afterPlugins.tap({ name: 'federation-runtime', stage: 1000 }, () => {
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
