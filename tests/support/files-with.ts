import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the paths of the files below a directory that contain one of these byte strings. Skips what disappears. */
export async function filesWith(directory: string, wanted: readonly Buffer[]): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (wanted.some((one) => bytes.includes(one))) found.push(path);
  }
  return found;
}
