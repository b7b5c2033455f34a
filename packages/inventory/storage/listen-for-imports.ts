import { listen } from '@rooftop/database/listen';
import type { Pool } from '@rooftop/database/pool';
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

/**
 * Reports every committed import or override, and after each (re)connection the version of every inventory, so that nothing is
 * missed. May report a version twice, or an older one after a newer one. Holds one connection of the pool.
 */
export async function listenForImports(
  pool: Pool,
  onVersion: (version: InventoryVersion) => void,
  onFailure: (error: unknown) => void = () => {},
): Promise<{ stop(): Promise<void> }> {
  return listen(pool, CHANNEL, {
    onPayload(payload) {
      const version = payloadShape.safeParse(payload);
      if (version.success) onVersion(version.data);
      else onFailure(version.error);
    },
    async onConnected(client) {
      const { rows } = await client.query<InventoryVersion>('SELECT dealership, version FROM inventories');
      for (const row of rows) onVersion(row);
    },
    onFailure,
  });
}
