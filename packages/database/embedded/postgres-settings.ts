/** Settings that are chosen once for an embedded PostgreSQL and stored next to its data: location, port, password. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../write-durably.ts';

const settingsSchema = z.object({
  /** PostgreSQL's data directory: absolute, or relative to DATA_DIR so that DATA_DIR can be moved. */
  directory: z.string(),
  port: z.number(),
  password: z.string(),
});

export type PostgresSettings = Readonly<z.infer<typeof settingsSchema>>;

const FILE = 'postgres.json';

/** Returns a new password that needs no escaping in a URL. */
export function newPostgresPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns the settings of a data directory, or undefined before its first start. */
export async function readPostgresSettings(dataDir: string): Promise<PostgresSettings | undefined> {
  const path = join(dataDir, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return settingsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${path} is damaged. Restore it: it contains the location and the password of the database.`,
      {
        cause: error,
      },
    );
  }
}

/** Writes the settings so that a crash leaves either the old or the new file. Only the owner can read it. */
export async function writeSettings(dataDir: string, settings: PostgresSettings): Promise<void> {
  await writeDurably(join(dataDir, FILE), `${JSON.stringify(settings, null, 2)}\n`);
}
