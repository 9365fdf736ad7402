import { execa } from 'execa';

const IDENTITY = ['-c', 'user.name=Asha', '-c', 'user.email=asha@shop.example'];

/** Git in a test's folder, with a fixed author of commits. @returns a function that runs a command and returns its output */
export function gitIn(folder: string) {
  return async (...args: string[]): Promise<string> =>
    (await execa('git', [...IDENTITY, ...args], { cwd: folder })).stdout;
}
