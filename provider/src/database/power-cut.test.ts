import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { LosingDisk } from '../testing/sudden-end.ts';

const COMMITS = 20;
/** A program that reports its commits and keeps running. */
const WRITER = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1]);
database.exec('pragma journal_mode = wal; create table line (number); pragma wal_checkpoint(truncate)');
database.exec('pragma synchronous = ' + process.argv[2]);
for (let number = 0; number < ${COMMITS}; number += 1) database.prepare('insert into line values (?)').run(number);
console.log('done');
setInterval(() => {}, 1000);`;

// Proves that the power cuts in other tests work: this disk loses everything that SQLite does not sync.
it.each([
  ['full', COMMITS],
  ['normal', 0],
])(
  'PROM-21 a power cut after commits with synchronous = %s leaves %i of them',
  { tags: ['matrix'] },
  async (synchronous, left) => {
    const disk = new LosingDisk();
    const path = join(disk.folder, 'shop.sqlite');
    const writer = spawn(process.execPath, ['-e', WRITER, path, synchronous]);
    onTestFinished(() => void writer.kill('SIGKILL'));
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    disk.cutPower();
    writer.kill('SIGKILL');
    await ended;
    await disk.mountAgain();
    const database = new DatabaseSync(path);
    const count = database.prepare('select count(*) count from line').get()?.['count'];
    database.close();
    expect(count).toBe(left);
  },
);
