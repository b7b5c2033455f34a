import { listen } from '@rooftop/database/listen';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { LEAD_CHANGED } from './lead-history.ts';
import { type LeadChanged, leadChangedShape } from './inbox-api.ts';

const payloadShape = leadChangedShape.extend({ dealership: z.string() });

/**
 * Reports every committed change of a lead. Holds one connection of the pool.
 * @param options.onConnected called after each (re)connection: changes before it may have been missed
 */
export async function listenForLeads(
  pool: Pool,
  options: {
    readonly onChange: (dealership: string, change: LeadChanged) => void;
    readonly onConnected: () => void;
    readonly onFailure: (error: unknown) => void;
  },
): Promise<{ stop(): Promise<void> }> {
  const { onChange, onConnected, onFailure } = options;
  return listen(pool, LEAD_CHANGED, {
    onPayload(payload) {
      try {
        const { dealership, ...change } = payloadShape.parse(JSON.parse(payload));
        onChange(dealership, change);
      } catch (error) {
        onFailure(error);
      }
    },
    onConnected: async () => onConnected(),
    onFailure,
  });
}
