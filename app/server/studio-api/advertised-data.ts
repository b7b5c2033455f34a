import type { Content } from '@rooftop/content/content';
import type { Pool } from '@rooftop/database/pool';
import {
  type AdvertisedAnswer,
  advertisedAnswerShape,
  type AdvertisedRequest,
} from '@rooftop/inventory/advertised-api';
import { readAdvertised } from '@rooftop/inventory/storage/read-advertised';
import { type CheckedLog, verifyAdvertised } from '@rooftop/inventory/storage/verify-advertised';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { describeVin } from '@rooftop/vin/describe-vin';

/** Milliseconds by which the clock of whoever asks may be ahead. */
const CLOCKS_APART = 60_000;

/** Creates the function that finds what was advertised, and verifies the dealership's log. */
export function createAdvertisedData(
  pool: Pool,
  content: Pick<Content, 'dealerships'>,
  now: () => Date = () => new Date(),
) {
  /** By dealership. Whoever asks meanwhile waits for the same run, because a log may be long. */
  const running = new Map<string, Promise<CheckedLog>>();
  function verify(dealership: string): Promise<CheckedLog> {
    const run =
      running.get(dealership) ?? verifyAdvertised(pool, dealership).finally(() => running.delete(dealership));
    running.set(dealership, run);
    return run;
  }

  return async function findAdvertised(
    id: string,
    { vin, date, time }: AdvertisedRequest,
  ): Promise<AdvertisedAnswer | null> {
    const dealership = (await content.dealerships()).find((one) => one.id === id);
    if (dealership === undefined) return null;
    const { name, timeZone } = dealership;
    const at = localMoment(date, time, timeZone);
    if (at === null || at.getTime() > now().getTime() + CLOCKS_APART) return null;
    const [entry, { length, fault }] = await Promise.all([readAdvertised(pool, id, vin, at), verify(id)]);
    return advertisedAnswerShape.parse({
      dealership: name,
      timeZone,
      vin,
      note: describeVin(vin, { year: null, make: null, model: null }, date),
      at: at.toISOString(),
      entry: entry && {
        ...entry,
        since: entry.since.toISOString(),
        until: entry.until?.toISOString() ?? null,
      },
      log: { length, checkedAt: now().toISOString(), brokenAt: fault?.position ?? null },
    });
  };
}
