import { execa } from 'execa';

const IDENTITY = ['-c', 'user.name=Asha', '-c', 'user.email=asha@shop.example'];

/** Git in a folder of a test, whose commits have an author on any machine. @returns runs a command, and gives what it prints */
export function gitIn(folder: string) {
  return async (...args: string[]): Promise<string> =>
    (await execa('git', [...IDENTITY, ...args], { cwd: folder })).stdout;
}
