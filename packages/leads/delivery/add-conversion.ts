import type { PoolClient } from '@rooftop/database/pool';
import type { ConversionEvent } from '../conversions/conversion.ts';

export const SEND_CONVERSION = 'send_conversion';
/** Attempts over a bit more than a day, because advertisers have no use for later events. */
const ATTEMPTS = 14;

/** Adds the job that reports a lead to an advertiser, within the caller's transaction. */
export async function addConversion(
  client: Pick<PoolClient, 'query'>,
  event: ConversionEvent,
): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, queue_name := $3, max_attempts := $4)`,
    [SEND_CONVERSION, JSON.stringify(event), `conversions:${event.provider}`, ATTEMPTS],
  );
}
