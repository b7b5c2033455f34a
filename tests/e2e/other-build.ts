import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = new URL('../../app/build', import.meta.url).pathname;

/**
 * Copies the website's build and gives it another ID, as a build of changed sources has.
 * @returns its folder, which finds the project's packages
 */
export async function copyBuild(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(BUILD, 'other-'));
  for (const part of ['client', 'server'])
    await cp(join(BUILD, part), join(folder, part), { recursive: true });
  const assets = join(folder, 'client/assets');
  const names = (await readdir(assets)).filter((name) => name.startsWith('manifest-'));
  const manifest = join(assets, names.find((name) => name.endsWith('.js')) ?? '');
  const [, id = ''] = /"version":"(\w+)"/.exec(await readFile(manifest, 'utf8')) ?? [];
  const parts = await readdir(join(folder, 'server'), { recursive: true });
  const modules = parts.filter((name) => name.endsWith('.js')).map((name) => join(folder, 'server', name));
  for (const file of [manifest, ...modules])
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`"${id}"`, `"other-${id}"`));
  // The compressed versions still have the former ID.
  for (const name of names) if (!name.endsWith('.js')) await rm(join(assets, name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
