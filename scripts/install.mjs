// Brings node_modules up to date and continues with the project's own Node. Runs on Node 20, before anything is
// installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import nodeModule from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const previous = join(root, 'node_modules.previous');
const stamp = join(modules, '.rooftop-installed');
const bin = join(modules, '.bin');
const ownNode = join(
  modules,
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
);

const STILL_AT_IT_MS = 15_000;
const PARENT_WATCH_MS = 250;
/** The first Node version that runs TypeScript directly and has `await using`. */
const LEAST_NODE = 24;
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/;

/** A problem that the user has to solve, not a bug. Only its message is printed. */
class InstallError extends Error {}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(`${process.platform}-${process.arch}\n`).update(lock).digest('hex');
}

/** Packages for this platform only, such as Node and PostgreSQL. npm calls them optional; this project needs them. */
const isForThisMachine = ({ os, cpu, libc }) =>
  Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** Packages that only the Studio's build reads. Nobody debugs them, and half of their size is source maps. */
const WITHOUT_MAPS = ['@mux', '@sentry', 'hls.js', 'sanity'];

/** Removes what no package here needs, then records which lockfile the installation matches. */
function finish(hash) {
  // 67 MB of headers for compiling add-ons.
  rmSync(join(ownNode, 'include'), { recursive: true, force: true });
  for (const folder of WITHOUT_MAPS.map((name) => join(modules, name)).filter(existsSync)) {
    for (const file of readdirSync(folder, { recursive: true }))
      if (file.endsWith('.map')) rmSync(join(folder, file));
  }
  writeFileSync(stamp, hash);
}

/**
 * Checks that node_modules matches the lockfile, whichever npm command installed it. npm writes its own list of
 * installed packages last, so an unfinished installation has no list.
 */
function isInstalled(hash) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  const found = readJson(list).packages;
  const complete = wanted.every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true; // Workspaces are not installed.
    if (!found[path]) return entry.optional === true && !isForThisMachine(entry);
    return found[path].version === entry.version && existsSync(join(root, path));
  });
  if (complete) finish(hash);
  return complete;
}

const isOurs = (folder) => folder.startsWith(root) && folder.includes('node_modules');

/** PATH without the project's own programs, because npm must not run on a Node that it is about to replace. */
function systemPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !isOurs(folder))
    .join(delimiter);
}

function runNpm() {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'], {
      cwd: root,
      env: { ...process.env, PATH: systemPath() },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', () =>
      reject(new InstallError('npm was not found. It comes with Node: install that from nodejs.org.')),
    );
    child.once('close', (code) => resolve({ code, errors }));
  });
}

/** Installs what the lockfile names. If this fails, node_modules stays as it was. */
async function install(hash) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  process.stdout.write('Installing packages (npm ci). This takes a minute or two the first time.\n');
  const progress = setInterval(
    () => process.stdout.write(`  still installing, ${seconds()} s\n`),
    STILL_AT_IT_MS,
  );
  if (existsSync(modules) && !existsSync(previous)) renameSync(modules, previous);
  const { code, errors } = await runNpm().finally(() => clearInterval(progress));
  if (code !== 0) {
    rmSync(modules, { recursive: true, force: true });
    if (existsSync(previous)) renameSync(previous, modules);
    const reason = NO_NETWORK.test(errors)
      ? "npm cannot reach its registry. Connect to the network (or set npm's registry and proxy), then start again."
      : 'npm ci failed. Its output is above.';
    throw new InstallError(`${errors.trim()}\n\n${reason} Nothing was changed.`);
  }
  finish(hash);
  rmSync(previous, { recursive: true, force: true });
  process.stdout.write(`Installed in ${seconds()} s.\n`);
}

/** Whether a Node version, such as 24.1.0, can run Rooftop after installation. */
export const canRun = (version) => Number.parseInt(version, 10) >= LEAST_NODE;

/** Returns the Node that was installed with the packages, or the current one if there is none for this platform. */
function projectNode() {
  const own = join(ownNode, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return realpathSync(own);
  if (canRun(process.versions.node)) return process.execPath;
  throw new InstallError(
    `On ${process.platform}-${process.arch} Rooftop needs Node ${LEAST_NODE} or newer, and this is ${process.version}. Install it from nodejs.org.`,
  );
}

/**
 * Runs a script with the project's Node: in this process if it already runs on it, otherwise in a child process that
 * ends with this one.
 */
function runWith(node, script, args) {
  const path = join(root, script);
  process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  // Caches compiled modules for the next start of this process and its children.
  process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'node');
  process.chdir(root);
  if (realpathSync(process.execPath) === node) {
    nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
    process.argv = [process.execPath, path, ...args];
    return import(pathToFileURL(path).href);
  }
  // The IPC channel lets the script notice that this process has ended, for whatever reason.
  const child = spawn(node, [path, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  // Ctrl-C reaches the child directly; this process only has to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return undefined;
}

/**
 * npm sends SIGTERM to a shell that ends without passing it on. So if npm started this process and that shell is
 * gone, this process ends as if it had received the signal itself.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_WATCH_MS);
  watch.unref();
}

/** Installs what is missing, then runs one of the project's scripts. */
export async function runInProject(script, args) {
  endWithNpm();
  try {
    const hash = lockHash();
    if (!isInstalled(hash)) await install(hash);
    await runWith(projectNode(), script, args);
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
