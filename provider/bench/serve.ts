import { loadCatalogue } from 'catalogue/load-catalogue';
import { startProvider } from '../src/app/start-provider.ts';
import { settingsFromEnvironment } from '../src/settings/env.ts';

// A provider for the benchmark's parent process, without a log and without pictures warmed in the background.
const { origin, stop } = await startProvider({
  settings: settingsFromEnvironment(),
  catalogue: loadCatalogue(),
  log: () => undefined,
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage().rss / 1024 ** 2, processor: (user + system) / 1000 });
});
process.once('disconnect', stop);
process.send?.(origin);
