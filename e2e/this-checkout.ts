import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The checkout of the shop that the journeys visit. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** This checkout's own pnpm, a script that Node runs. */
export const PNPM = path.join(ROOT, '.tools/node_modules/pnpm/bin/pnpm.mjs');

/** Runs a command to its end. @throws with its output when it fails */
export const run = promisify(execFile);
