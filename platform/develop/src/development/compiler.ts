import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildDevServer,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';

/** The development build of a package. It starts with the first request for one of its files. */
export class Compiler {
  readonly #config: RsbuildConfig;
  readonly #sockets: Server;
  #server: Promise<RsbuildDevServer> | undefined;
  /** Resolves when nothing is being compiled. */
  #rest = Promise.withResolvers<void>();
  #isAtRest = false;
  #hasFailed = false;
  #client: Rspack.Compiler | undefined;
  #serverBuild: string | undefined;

  /**
   * @param config of the package's `rsbuild.config.ts`
   * @param sockets the server at which browsers wait for hot updates
   */
  constructor(config: RsbuildConfig, sockets: Server) {
    this.#config = config;
    this.#sockets = sockets;
  }

  start(): Promise<RsbuildDevServer> {
    this.#server ??= this.#start();
    this.#server.catch(() => this.#end());
    return this.#server;
  }

  /** The hash of the server build, as soon as nothing is being compiled; undefined without one. */
  async serverBuild(): Promise<string | undefined> {
    if (this.#server) await this.#rest.promise;
    return this.#serverBuild;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { middlewares } = await this.start();
    middlewares(request, response, () => response.writeHead(404).end());
  }

  /** @returns a file of the build for browsers, such as a source map; undefined if it is missing */
  clientFile(path: string): Promise<string | undefined> {
    const { outputFileSystem, options } = this.#client ?? {};
    return new Promise((resolve) => {
      if (!outputFileSystem || !options?.output.path) return resolve(undefined);
      outputFileSystem.readFile(join(options.output.path, path), (error, content) =>
        resolve(error ? undefined : String(content)),
      );
    });
  }

  async stop(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    await server?.close();
  }

  async #start(): Promise<RsbuildDevServer> {
    const { base = '/' } = this.#config.server ?? {};
    const address = this.#sockets.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const rsbuild = await createRsbuild({
      cwd: this.#config.root,
      config: mergeRsbuildConfig(this.#config, {
        logLevel: 'error',
        server: { middlewareMode: true, printUrls: false },
        // Not the origin of the document, because that is the edge server's.
        dev: { client: { protocol: 'ws', host: '127.0.0.1', port, path: `${base}/hot-updates` } },
        plugins: [this.#watched()],
      }),
    });
    const server = await rsbuild.createDevServer({ getPortSilently: true, runCompile: true });
    server.connectWebSocket({ server: this.#sockets });
    return server;
  }

  /** Comes last among the plugins, so that the other ones have finished their work after a compilation. */
  #watched(): RsbuildPlugin {
    return {
      name: 'watched-compiler',
      setup: (api) => {
        api.onAfterCreateCompiler(({ compiler }) => {
          this.#client = 'compilers' in compiler ? compiler.compilers[0] : compiler;
          compiler.hooks.invalid.tap('watched-compiler', () => this.#begin());
        });
        api.onAfterDevCompile(({ stats }) => {
          const builds = 'stats' in stats ? stats.stats : [stats];
          const server = builds.find(({ compilation }) => compilation.name === 'server');
          if (server && !stats.hasErrors()) this.#serverBuild = server.hash ?? undefined;
          this.#tellRecovery(stats.hasErrors());
          this.#end();
        });
      },
    };
  }

  /** The bundler reports errors, but not that they are gone. */
  #tellRecovery(hasErrors: boolean): void {
    if (this.#hasFailed && !hasErrors) console.log(`${basename(this.#config.root ?? '')} compiles again.`);
    this.#hasFailed = hasErrors;
  }

  /** May be called several times for files that are saved together. */
  #begin(): void {
    if (!this.#isAtRest) return;
    this.#isAtRest = false;
    this.#rest = Promise.withResolvers();
  }

  #end(): void {
    this.#isAtRest = true;
    this.#rest.resolve();
  }
}
