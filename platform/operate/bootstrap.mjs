#!/usr/bin/env node
// Runs first on a fresh machine, with the installed Node: plain JavaScript without dependencies.
// Installs the pinned Node, pnpm and packages, then starts a command of the shop's operator or of its developers.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
// By default npm and pnpm retry for many minutes before they report that there is no network.
const RETRY_SETTINGS = ['fetch-retries=2', 'fetch-retry-mintimeout=500', 'fetch-retry-maxtimeout=2000'];
/** Milliseconds between two checks that npm still runs. */
const PARENT_INTERVAL = 500;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox']);
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|socket hang up|error sending request/;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tools = join(root, '.tools');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim();
const pnpmVersion = manifest.packageManager.replace('pnpm@', '');
const isWindows = process.platform === 'win32';
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const node = join(tools, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node');
const pnpm = join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');

class SetupError extends Error {}

/** Ids of npm and of its shell, if it has one. A process gets another parent when its own ends, so the ids then change. */
function startedBy() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [name, end] = [stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), stat.lastIndexOf(')')];
    const [, , above] = stat.slice(end).split(' ');
    return process.env.npm_lifecycle_event && SHELLS.has(name) ? `${parent} ${above}` : String(parent);
  } catch {
    // Not Linux: there, npm's shell becomes the program that it runs.
    return String(parent);
  }
}

const STARTED_BY = startedBy();

/** Runs a program to its end and forwards signals. `captured` keeps the output for an error message. */
function run(command, args, { captured = false, env = process.env, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    shell,
    // pnpm starts another process: a signal must reach the whole group.
    detached: captured && !isWindows,
    // The channel closes when this process is killed, so that the command stops its children.
    stdio: captured ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const passOn = (signal) => (captured && !isWindows ? process.kill(-child.pid, signal) : child.kill(signal));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  // npm cannot forward a SIGKILL, so its end is watched instead.
  const watch = setInterval(() => {
    if (startedBy() === STARTED_BY) return;
    clearInterval(watch);
    passOn('SIGHUP');
  }, PARENT_INTERVAL);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, passOn);
      resolve({ code: code ?? 128 + constants.signals[signal], output, stopped: signal !== null });
    });
  });
}

async function installStep(what, command, args, options) {
  const startedAt = performance.now();
  process.stdout.write(`Installing ${what} …\n`);
  const { code, output, stopped } = await run(command, args, { ...options, captured: true });
  if (stopped) process.exit(code);
  // pnpm skips an optional package that it cannot fetch and still exits with 0: pictures would fail later.
  const isWhole = code === 0 && !output.includes('could not be fetched');
  if (!isWhole && UNREACHABLE.test(output)) {
    throw new SetupError(
      `The npm registry cannot be reached; it is needed to install ${what}. Check the connection, then try again.`,
    );
  }
  if (!isWhole) throw new SetupError(`${output.trim()}\n\nInstalling ${what} failed; see the output above.`);
  process.stdout.write(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function installedVersion(name) {
  const file = join(tools, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

async function installTools() {
  if (installedVersion(nodePackage) === nodeVersion && installedVersion('pnpm') === pnpmVersion) return;
  mkdirSync(tools, { recursive: true });
  const dependencies = { [nodePackage]: nodeVersion, pnpm: pnpmVersion };
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const npmScript = process.env.npm_execpath ?? '';
  const [npm, first] = basename(npmScript) === 'npm-cli.js' ? [process.execPath, [npmScript]] : ['npm', []];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--prefix', tools];
  const args = [...first, 'install', ...options, ...RETRY_SETTINGS.map((setting) => `--${setting}`)];
  // npm is a .cmd file on Windows, which only a shell can start.
  await installStep(`Node ${nodeVersion} and pnpm ${pnpmVersion}`, npm, args, {
    shell: isWindows && npm === 'npm',
  });
}

function packageFolders() {
  const below = [root, join(root, 'platform')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => join(folder, name)),
  );
  const folders = [root, ...below.sort()];
  return folders.filter((folder) => existsSync(join(folder, 'package.json')));
}

async function installPackages(env) {
  const folders = packageFolders();
  const inputs = [
    join(root, 'pnpm-lock.yaml'),
    join(root, 'pnpm-workspace.yaml'),
    ...folders.map((folder) => join(folder, 'package.json')),
  ];
  const hash = createHash('sha256').update(`${nodeVersion} ${pnpmVersion}`);
  for (const file of inputs) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  const wanted = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.install-stamp');
  const isComplete = folders.every((folder) => existsSync(join(folder, 'node_modules')));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Without a terminal pnpm refuses to replace a node_modules that it did not create.
  const settings = ['confirm-modules-purge=false', ...RETRY_SETTINGS].map((setting) => `--config.${setting}`);
  // npm passes a configured registry to its scripts under its own variable name only.
  const registry = env.npm_config_registry ? { pnpm_config_registry: env.npm_config_registry } : {};
  await installStep('the packages', node, [pnpm, 'install', '--frozen-lockfile', ...settings], {
    env: { ...registry, ...env },
  });
  writeFileSync(stamp, wanted);
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new SetupError(`Node ${OLDEST_NODE} or later is needed; this is Node ${process.versions.node}.`);
  }
  const [command, ...args] = process.argv.slice(2);
  if (!command || !manifest.scripts[command]) {
    throw new SetupError(
      `There is no command "${command ?? ''}". Use: ${Object.keys(manifest.scripts).join(', ')}.`,
    );
  }
  await installTools();
  const env = { ...process.env };
  // Windows spells it "Path".
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[path] = [dirname(node), join(tools, 'node_modules', '.bin'), env[path]].join(delimiter);
  await installPackages(env);
  const scripts = ['operate', 'develop'].map((name) =>
    join(root, 'platform', name, 'src', 'commands', `${command.replace(':', '-')}.ts`),
  );
  const script = scripts.find(existsSync);
  if (!script) throw new SetupError(`This checkout has no command "${command}".`);
  process.exitCode = (await run(node, [script, ...args], { env })).code;
}

main().catch((error) => {
  const reason = error instanceof SetupError ? error.message : `Could not start: ${error.message}`;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
