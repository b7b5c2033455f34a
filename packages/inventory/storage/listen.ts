import type { Pool, PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { CHANNEL } from './write-changes.ts';

/** An inventory and its new version. */
export interface InventoryVersion {
  readonly dealership: string;
  readonly version: number;
}

const payloadShape = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ dealership: z.string(), version: z.number() }));
const RETRY_MS = 1000;

/**
 * Reports every committed import, and after each (re)connection the version of every inventory, so that nothing is
 * missed. May report a version twice, or an older one after a newer one. Holds one connection of the pool.
 */
export async function listenForImports(
  pool: Pool,
  onVersion: (version: InventoryVersion) => void,
  onFailure: (error: unknown) => void = () => {},
): Promise<{ stop(): Promise<void> }> {
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const connection = await pool.connect();
    if (isStopped) return connection.release();
    client = connection;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isStopped) return;
      isLost = true;
      client = undefined;
      connection.release(error ?? true);
      onFailure(error ?? new Error('The connection ended'));
      again();
    };
    connection.on('error', lose);
    connection.on('end', () => lose());
    connection.on('notification', ({ payload }) => {
      const version = payloadShape.safeParse(payload);
      if (version.success) onVersion(version.data);
      else onFailure(version.error);
    });
    try {
      await connection.query(`LISTEN ${CHANNEL}`);
      const { rows } = await connection.query<InventoryVersion>(
        'SELECT dealership, version FROM inventories',
      );
      for (const row of rows) onVersion(row);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const tryToConnect = () =>
    connect().catch((error: unknown) => {
      onFailure(error);
      if (!isStopped) again();
    });
  const again = () => {
    retry = setTimeout(() => void tryToConnect(), RETRY_MS);
  };

  await tryToConnect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      // Closed instead of returned to the pool, because it would keep listening.
      client?.release(true);
    },
  };
}
