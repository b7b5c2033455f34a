/** Where settings come from: the process, then `.env`, then what the platform made for itself. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, parseEnvironment, type Request } from './parse-environment.ts';
import { type Source, variable } from './variables.ts';

/** Inside DATA_DIR; written by the supervisor, readable by its owner only. */
export const PLATFORM_FILE = 'platform.env';

const MISSING: readonly string[] = ['ENOENT', 'ENOTDIR'];

function readFile(path: string): Source {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && MISSING.includes(String(error.code));
    if (isMissing) return {};
    throw error;
  }
}

/** Without those that are empty: an empty variable is one that nobody set. */
function filled(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, text]) => text?.trim()));
}

/** Whether the content is in hosted Sanity: project, dataset and token were given, and no other host. */
export function isHosted(source: Source): boolean {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  return (
    isSet('SANITY_PROJECT_ID') &&
    isSet('SANITY_DATASET') &&
    isSet('SANITY_API_TOKEN') &&
    !isSet('SANITY_API_HOST')
  );
}

/**
 * What somebody set: the variables of the process over those of `.env` in `directory`.
 * A variable that is empty in the process hides the one of the file.
 */
export function readGiven(processEnvironment: Source, directory: string = process.cwd()): Source {
  return filled({ ...readFile(join(directory, '.env')), ...processEnvironment });
}

/** What the supervisor of the platform in `dataDir` made: addresses, tokens, keys. */
export function readMade(dataDir: string): Source {
  return filled(readFile(join(dataDir, PLATFORM_FILE)));
}

/** The processes that have a role of their own in the embedded database. */
type PlatformProcess = 'web' | 'worker' | 'lake';

/** In `platform.env`, the address at which a process finds the embedded database in its own role. */
export const databaseUrlOf = (process: PlatformProcess): string => `${process.toUpperCase()}_DATABASE_URL`;

/**
 * The settings of an entry: variables of the process over `.env` over `DATA_DIR/platform.env`.
 * @param requests names of variables; `NAME?` when it may be missing
 * @param processEnvironment `process.env`; only entries hold it
 * @param options.process whose role the entry has in the embedded database. Defaults to the owner's, as commands need it.
 * @param options.directory where `.env` is. Defaults to the current one.
 * @throws EnvironmentError about all wrong and missing variables at once
 */
export function readEnvironment<const R extends Request>(
  requests: readonly R[],
  processEnvironment: Source,
  options: { readonly process?: PlatformProcess; readonly directory?: string } = {},
): Environment<R> {
  const { directory = process.cwd() } = options;
  const given = readGiven(processEnvironment, directory);
  const dataDir = resolve(directory, given['DATA_DIR'] ?? String(variable('DATA_DIR').default));
  const made = { ...readMade(dataDir) };
  const ownUrl = options.process && made[databaseUrlOf(options.process)];
  if (ownUrl !== undefined) made['DATABASE_URL'] = ownUrl;
  // An embedded lake of an earlier start must not stand in for the hosted one.
  if (isHosted(given)) delete made['SANITY_API_HOST'];
  return parseEnvironment({ ...made, ...given, DATA_DIR: dataDir }, requests);
}
