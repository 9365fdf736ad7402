import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { ProviderProcess } from './provider-process.ts';
import { temporaryFolder } from './test-provider.ts';

/** How a provider ends without being asked, and the folder of its data. */
export interface SuddenEnd {
  folder: string;
  end(provider: ProviderProcess): Promise<void>;
}

/** `kill -9`: what was written is there, also where it was not synced. */
export function killed(): SuddenEnd {
  return {
    folder: temporaryFolder(),
    async end(provider) {
      await provider.end('SIGKILL');
    },
  };
}

/**
 * A power cut: what was not synced is lost, of the files and of the folder.
 * @throws Error where no disk can be mounted: that needs Linux, root, `mkfs.ext4` and perl
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

/** A call of the system by which ext4 forgets all that is not on the disk, journal included, as its own tests do; and its flag. */
const [EXT4_IOC_SHUTDOWN, NO_LOG_FLUSH] = [0x8004587d, 2];
/** Node has no `ioctl`. */
const SHUTDOWN = `
open(my $folder, '<', $ARGV[0]) or die $!;
my $flag = pack('L', ${NO_LOG_FLUSH});
ioctl($folder, ${EXT4_IOC_SHUTDOWN}, $flag) or die $!;`;
/** Seconds until ext4 writes its journal by itself: never, within a test. */
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

  /** Nothing is written or read from now on. */
  cutPower(): void {
    run('perl', '-e', SHUTDOWN, this.folder);
  }

  /** Call it when the programs that use the disk have ended. */
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
        // The process that composes pictures ends a moment after the provider.
        if (tries === 0) throw error;
        await pause(50);
      }
    }
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: 'pipe' });
}
