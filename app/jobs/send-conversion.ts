/** Advertisers hear what their advertisements led to: a job for each event. */
import { conversionEventShape } from '@rooftop/leads/conversions/conversion';
import { sendConversion } from '@rooftop/leads/conversions/send-conversion';
import type { HttpClient } from '@rooftop/leads/http/http-client';
import type { Secrets } from '@rooftop/vault/secrets';
import type { Logger } from 'pino';

export interface AdvertiserOptions {
  readonly secrets: Pick<Secrets, 'find'>;
  readonly http: HttpClient;
  /** address of Meta's API, without path */
  readonly apiHost: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Makes one attempt at an event. Throws when it has to be repeated. */
export async function tellAdvertiser(
  { secrets, http, apiHost, log }: AdvertiserOptions,
  payload: unknown,
): Promise<void> {
  const event = conversionEventShape.parse(payload);
  const { dealership, provider, eventName } = event;
  const token = await secrets.find(dealership, 'meta-token');
  // Somebody has named a pixel and not its token: waiting brings none.
  if (token === null)
    return log.warn({ dealership, provider }, 'A pixel has no token: its events are dropped');
  const outcome = await sendConversion(event, { apiHost, token }, http);
  if (outcome.kind === 'refused')
    log.warn({ dealership, provider, eventName, status: outcome.status }, 'An advertiser refused an event');
}
