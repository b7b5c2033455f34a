/** The settings of a start: what somebody gave, and what the platform makes for itself. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeDurably } from '@rooftop/database/write-durably';
import {
  type Environment,
  isVariableName,
  parseEnvironment,
  type Request,
} from '@rooftop/environment/parse-environment';
import { isHosted, PLATFORM_FILE, readGiven, readMade } from '@rooftop/environment/read-environment';
import { type Source, variables } from '@rooftop/environment/variables';
import { StartError } from './start-error.ts';

const REQUESTS = [
  'PORT',
  'LAKE_PORT',
  'STUDIO_PORT',
  'OPS_PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL?',
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_API_HOST?',
  'SANITY_API_TOKEN?',
  'STUDIO_URL',
  'PLATFORM_DOMAIN',
  'PUBLIC_SCHEME',
] as const satisfies readonly Request[];

export interface Settings {
  /** what was given, checked */
  readonly given: Environment<(typeof REQUESTS)[number]>;
  /** no lake of ours runs: the content is in hosted Sanity or in a lake elsewhere */
  readonly contentIsElsewhere: boolean;
  /** made at an earlier start */
  readonly made: Source;
  /** given, or made before, or made now */
  readonly encryptionKey: string;
}

/**
 * Reads and checks every variable of the table, also those that only other processes use.
 * @throws EnvironmentError about all wrong ones at once
 */
export function readSettings(processEnvironment: Source): Settings {
  const source = readGiven(processEnvironment);
  const all = Object.keys(variables)
    .filter(isVariableName)
    .map((name): Request => `${name}?`);
  const { ENCRYPTION_KEY, APP_ENV } = parseEnvironment(source, all);
  const given = parseEnvironment(source, REQUESTS);
  const made = readMade(given.DATA_DIR);
  if (APP_ENV === 'production') parseEnvironment(source, ['ENCRYPTION_KEY']);
  const contentIsElsewhere = isHosted(source) || given.SANITY_API_HOST !== undefined;
  if (contentIsElsewhere) parseEnvironment(source, ['SANITY_API_TOKEN']);
  return {
    given,
    contentIsElsewhere,
    made,
    encryptionKey: ENCRYPTION_KEY ?? made['ENCRYPTION_KEY'] ?? randomBytes(32).toString('base64'),
  };
}

/** The address at which processes of this machine reach a port that is bound to `host`. */
export function loopback(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Writes DATA_DIR/platform.env, so that `npm run web` alone finds the platform; readable by its owner only. */
export async function writePlatformFile(dataDir: string, made: Source): Promise<void> {
  const lines = Object.entries(made).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value}"`],
  );
  const path = join(dataDir, PLATFORM_FILE);
  try {
    await writeDurably(path, `# Written by npm start.\n${lines.join('\n')}\n`);
  } catch (error) {
    throw new StartError(`${path} cannot be written. Make ${dataDir} writable, or write another DATA_DIR.`, {
      cause: error,
    });
  }
}
