import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { EnvironmentRefused, readEnvironment } from '../env.ts';
import { reasonOf } from '../event-log.ts';
import { startEdge } from './edge-server.ts';

function startErrorMessage(error: unknown, port: number | undefined): string {
  if (error instanceof EnvironmentRefused || error instanceof RegistryDamaged) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
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
  // `on`, not `once`: Ctrl-C may arrive twice, from the terminal and from a parent process.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A parent process that was killed cannot send a signal, but its IPC channel closes.
  process.on('disconnect', stop);
} catch (error) {
  console.error(startErrorMessage(error, port));
  process.exit(1);
}
