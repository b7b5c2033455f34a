import { addJob } from '@rooftop/database/add-job';
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
  await addJob(client, {
    task: SEND_CONVERSION,
    payload: event,
    attempts: ATTEMPTS,
    queue: `conversions:${event.provider}`,
    key: conversionJobKey(event.eventId),
  });
}
