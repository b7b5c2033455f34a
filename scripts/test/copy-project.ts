import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Copies the project's files, without what git ignores, and links to the packages that are installed here. Our own
 * packages are those of the copy.
 * @param to an empty folder
 * @returns the paths of the copied files
 */
export async function copyProject(to: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    maxBuffer: 64 * 2 ** 20,
  });
  const listed = [...new Set(stdout.split('\0').filter(Boolean))];
  const files: string[] = [];
  for (const file of listed) {
    // A file that was deleted and not committed yet is still listed.
    await cp(file, join(to, file)).then(
      () => files.push(file),
      () => {},
    );
  }
  await linkPackages('node_modules', join(to, 'node_modules'));
  for (const folder of new Set(files.filter((file) => file.endsWith('package.json')).map(dirname))) {
    if (folder !== '.') await linkTo(join(folder, 'node_modules'), join(to, folder, 'node_modules'));
  }
  return files;
}

/** Links to each installed package, and copies the links to our own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(join(to, '@rooftop'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@rooftop') await linkTo(join(from, name), join(to, name));
  for (const name of await readdir(join(from, '@rooftop')))
    await symlink(await readlink(join(from, '@rooftop', name)), join(to, '@rooftop', name));
}

async function linkTo(from: string, to: string): Promise<void> {
  const target = await realpath(from).catch(() => null);
  if (target !== null) await symlink(target, to);
}
