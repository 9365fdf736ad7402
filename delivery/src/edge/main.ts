import { EnvironmentRefused, readEnvironment } from '../env.ts';
import { reasonOf } from '../event-log.ts';
import { RegistryDamaged } from '../registry/live-releases.ts';
import { startEdge } from './edge-server.ts';

function sentenceOf(error: unknown, port: number | undefined): string {
  if (error instanceof EnvironmentRefused || error instanceof RegistryDamaged) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  return `The edge server cannot start: ${reasonOf(error)}`;
}

let port: number | undefined;
try {
  const environment = readEnvironment();
  port = environment.PORT;
  const edge = await startEdge(environment);
  console.log(`edge ready on ${edge.origin}`);

  const stop = async () => {
    await edge.stop();
    process.exit();
  };
  // `on`, not `once`: Ctrl-C may arrive from the terminal and again from a parent.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started it with a channel and was killed cannot send a signal any more.
  process.on('disconnect', stop);
} catch (error) {
  console.error(sentenceOf(error, port));
  process.exit(1);
}
