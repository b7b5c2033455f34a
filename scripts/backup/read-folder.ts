import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';

/**
 * Reads the single argument of `npm run backup` and `npm run restore`.
 * @throws CommandError if it is missing or there is more than one
 */
export function readFolder(args: readonly string[], command: 'backup' | 'restore'): string {
  const [folder, ...rest] = args;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new CommandError(`Name one folder: npm run ${command} -- <folder>`);
  return resolve(folder);
}
