import { addJob } from '@rooftop/database/add-job';
import type { PoolClient } from '@rooftop/database/pool';
import type { ConversionEvent } from '../conversions/conversion.ts';
import { sendConversionJob } from '../conversions/send-conversion.job.ts';

/** Job key of the report of an event. The event of a lead has the lead's id. */
export const conversionJobKey = (eventId: string): string => `conversion:${eventId}`;

/** Adds the job that reports a lead to an advertiser, within the caller's transaction. */
export async function addConversion(
  client: Pick<PoolClient, 'query'>,
  event: ConversionEvent,
): Promise<void> {
  const queue = `conversions:${event.provider}`;
  await addJob(client, sendConversionJob, event, { queue, key: conversionJobKey(event.eventId) });
}
