import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds since 1970, or 0 if the file doesn't exist. */
const changed = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Installs the packages of a folder with its own lockfile, on first use and whenever the lockfile is newer. */
export async function installOnce(folder: string): Promise<void> {
  const installed = await changed(join(folder, 'node_modules/.package-lock.json'));
  if (installed >= (await changed(join(folder, 'package-lock.json')))) return;
  process.stdout.write(`Installing the packages of ${folder} …\n`);
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
}
