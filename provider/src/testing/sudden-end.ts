import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { ProviderProcess } from './provider-process.ts';
import { temporaryFolder } from './test-provider.ts';

/** A way to end a provider abruptly, and the folder of its data. */
export interface SuddenEnd {
  folder: string;
  end(provider: ProviderProcess): Promise<void>;
}

/** `kill -9`: everything written survives, even if it was not synced. */
export function killed(): SuddenEnd {
  return {
    folder: temporaryFolder(),
    async end(provider) {
      await provider.end('SIGKILL');
    },
  };
}

/**
 * A power cut: everything that was not synced is lost, in the files and in the folder.
 * @throws Error if no disk can be mounted, which needs Linux, root, `mkfs.ext4` and perl
 */
export function powerCut(): SuddenEnd {
  const disk = new LosingDisk();
  return {
    folder: disk.folder,
    async end(provider) {
      disk.cutPower();
      await provider.end('SIGKILL');
      await disk.mountAgain();
    },
  };
}

/** The ioctl that makes ext4 drop everything not yet on disk, including the journal, as in its own tests; and its flag. */
const [EXT4_IOC_SHUTDOWN, NO_LOG_FLUSH] = [0x8004587d, 2];
/** A Perl program, because Node has no `ioctl`. */
const SHUTDOWN = `
open(my $folder, '<', $ARGV[0]) or die $!;
my $flag = pack('L', ${NO_LOG_FLUSH});
ioctl($folder, ${EXT4_IOC_SHUTDOWN}, $flag) or die $!;`;
/** Seconds until ext4 commits its journal by itself: longer than any test. */
const COMMIT = 300;

/** A small disk in a file, mounted until the end of the test. */
export class LosingDisk {
  readonly #image = join(temporaryFolder(), 'disk');
  readonly folder = join(temporaryFolder(), 'mounted');

  constructor() {
    mkdirSync(this.folder);
    run('truncate', '-s', '256M', this.#image);
    run('mkfs.ext4', '-q', '-F', this.#image);
    this.#mount();
    onTestFinished(() => this.#unmount());
  }

  /** After this, nothing is written to the disk or read from it. */
  cutPower(): void {
    run('perl', '-e', SHUTDOWN, this.folder);
  }

  /** Call it after the programs that use the disk have ended. */
  async mountAgain(): Promise<void> {
    await this.#unmount();
    this.#mount();
  }

  #mount(): void {
    run('mount', '-o', `loop,commit=${COMMIT}`, this.#image, this.folder);
  }

  async #unmount(): Promise<void> {
    for (let tries = 100; ; tries -= 1) {
      try {
        return run('umount', this.folder);
      } catch (error) {
        // The unmount is retried, because the process that composes pictures ends a moment after the provider.
        if (tries === 0) throw error;
        await pause(50);
      }
    }
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: 'pipe' });
}
