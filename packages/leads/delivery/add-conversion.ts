import type { PoolClient } from '@rooftop/database/pool';
import type { ConversionEvent } from '../conversions/conversion.ts';

export const SEND_CONVERSION = 'send_conversion';
/** Attempts over a bit more than a day, because advertisers have no use for later events. */
const ATTEMPTS = 14;

/** Job key of the report of an event. The event of a lead has the lead's id. */
export const conversionJobKey = (eventId: string): string => `conversion:${eventId}`;

/** Adds the job that reports a lead to an advertiser, within the caller's transaction. */
export async function addConversion(
  client: Pick<PoolClient, 'query'>,
  event: ConversionEvent,
): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, queue_name := $3, job_key := $4, max_attempts := $5)`,
    [
      SEND_CONVERSION,
      JSON.stringify(event),
      `conversions:${event.provider}`,
      conversionJobKey(event.eventId),
      ATTEMPTS,
    ],
  );
}
