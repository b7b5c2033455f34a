/** Reads settings from the process, then `.env`, then the values that the platform generated. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, parseEnvironment, type VariableRequest } from './parse-environment.ts';
import type { RawVariables } from './variable.ts';
import { variable } from './variables.ts';

/** File inside DATA_DIR. Written by the supervisor, readable by its owner only. */
export const PLATFORM_FILE = 'platform.env';

const MISSING: readonly string[] = ['ENOENT', 'ENOTDIR'];

function readFile(path: string): RawVariables {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && MISSING.includes(String(error.code));
    if (isMissing) return {};
    throw error;
  }
}

/** Drops empty variables, which count as not set. */
function filled(source: RawVariables): RawVariables {
  return Object.fromEntries(Object.entries(source).filter(([, text]) => text?.trim()));
}

/** Returns true if content is in hosted Sanity: project, dataset and token are set, and no other API host. */
export function isHosted(source: RawVariables): boolean {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  return (
    isSet('SANITY_PROJECT_ID') &&
    isSet('SANITY_DATASET') &&
    isSet('SANITY_API_TOKEN') &&
    !isSet('SANITY_API_HOST')
  );
}

/**
 * Returns the settings the operator made: process variables override those of `.env` in `directory`. A variable that
 * is empty in the process hides the one of the file.
 */
export function readOperatorSettings(
  processEnvironment: RawVariables,
  directory: string = process.cwd(),
): RawVariables {
  return filled({ ...readFile(join(directory, '.env')), ...processEnvironment });
}

/** Returns the settings that the supervisor generated for the platform in `dataDir`: URLs, tokens, keys. */
export function readGeneratedSettings(dataDir: string): RawVariables {
  return filled(readFile(join(dataDir, PLATFORM_FILE)));
}

/** Processes that have their own role in the embedded database. */
type PlatformProcess = 'web' | 'worker' | 'lake';

/**
 * Returns the variable in `platform.env` with the URL at which a process connects to the embedded database in its own
 * role.
 */
export const databaseUrlVariable = (process: PlatformProcess): string =>
  `${process.toUpperCase()}_DATABASE_URL`;

/**
 * Reads the settings of an entry point: process variables override `.env`, which overrides `DATA_DIR/platform.env`.
 * @param requests names of variables, or `NAME?` if one may be missing
 * @param processEnvironment `process.env`, which only entry points access
 * @param options.process process whose role to use in the embedded database. Defaults to the owner, which commands
 * need.
 * @param options.directory directory of `.env`. Defaults to the current one.
 * @throws EnvironmentError that lists all invalid and missing variables
 */
export function readEnvironment<const R extends VariableRequest>(
  requests: readonly R[],
  processEnvironment: RawVariables,
  options: { readonly process?: PlatformProcess; readonly directory?: string } = {},
): Environment<R> {
  const { directory = process.cwd() } = options;
  const variables = readOperatorSettings(processEnvironment, directory);
  const dataDir = resolve(directory, variables['DATA_DIR'] ?? String(variable('DATA_DIR').default));
  const made = { ...readGeneratedSettings(dataDir) };
  const ownUrl = options.process && made[databaseUrlVariable(options.process)];
  if (ownUrl !== undefined) made['DATABASE_URL'] = ownUrl;
  // Don't use the embedded lake of an earlier start instead of the hosted one.
  if (isHosted(variables)) delete made['SANITY_API_HOST'];
  return parseEnvironment({ ...made, ...variables, DATA_DIR: dataDir }, requests);
}
