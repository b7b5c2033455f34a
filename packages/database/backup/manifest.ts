/** The manifest of a backup, `backup.json`. It is written last, so a folder without it is an incomplete backup. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { writeDurably } from '../write-durably.ts';
import { sequenceShape } from './tables.ts';

const FILE = 'backup.json';

const manifestShape = z.object({
  format: z.literal(1),
  /** Time of the snapshot, UTC. */
  madeAt: z.iso.datetime(),
  /** Migrations that produced the database's schema. */
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })).min(1),
  jobQueueVersion: z.number(),
  /**
   * Checks whether an ENCRYPTION_KEY is the one this database's secrets are encrypted with. Null if the platform
   * never started on it.
   */
  keyCheck: z.base64().nullable(),
  sequences: z.array(sequenceShape),
  /** In an order in which they can be filled. */
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      file: z.string().regex(/^[a-z_]+\.[a-z0-9_]+\.copy\.gz$/),
      /** Size of the file in bytes. */
      size: z.int(),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = Readonly<z.infer<typeof manifestShape>>;

/** Thrown if a backup cannot be written, or cannot be restored here. The message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes `backup.json` with its own checksum. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeDurably(
    join(folder, FILE),
    `${JSON.stringify({ sha256: digest(text), backup: manifest }, null, 2)}\n`,
  );
}

/**
 * Reads `backup.json`.
 * @throws BackupError if the folder is not a complete backup, or has another format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is not a complete backup: it has no readable ${FILE}.`, { cause });
  });
  try {
    const { sha256, backup } = z.object({ sha256: z.string(), backup: z.unknown() }).parse(JSON.parse(text));
    if (digest(JSON.stringify(backup)) !== sha256) throw new Error('The checksum is wrong.');
    return manifestShape.parse(backup);
  } catch (cause) {
    throw new BackupError(
      `${join(folder, FILE)} is damaged, or was written by a newer version. Use another backup.`,
      {
        cause,
      },
    );
  }
}

/**
 * Reads all files and compares them with their checksums.
 * @throws BackupError if a file is missing, truncated or changed
 */
export async function verifyFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { file, sha256 } of manifest.tables) {
    const path = join(folder, file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash).catch((cause: unknown) => {
      throw new BackupError(`${path} cannot be read. Use another backup.`, { cause });
    });
    if (hash.digest('hex') !== sha256)
      throw new BackupError(`${path} is truncated or changed: its checksum is wrong. Use another backup.`);
  }
}
