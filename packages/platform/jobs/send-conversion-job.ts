/** Reports events to advertisers, with one job per event. */
import { type ConversionEvent, conversionEventShape } from '@rooftop/leads/conversions/conversion';
import { sendConversion } from '@rooftop/leads/conversions/send-conversion';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import type { HttpClient } from '@rooftop/leads/http/http-client';
import type { Secrets } from '@rooftop/vault/dealership-secrets';
import type { Job } from 'graphile-worker';
import type { Logger } from 'pino';

export interface AdvertiserOptions {
  readonly secrets: Pick<Secrets, 'find'>;
  readonly http: HttpClient;
  /** URL of Meta's API without path. */
  readonly apiHost: string;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Makes one attempt to send an event. Throws if it should be retried. After the last attempt it is dropped, because a
 * permanently failed job would keep a visitor's data forever.
 */
export async function reportToAdvertiser(
  options: AdvertiserOptions,
  payload: unknown,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  const event = conversionEventShape.parse(payload);
  const { dealership, provider, eventName } = event;
  try {
    await tell(options, event);
  } catch (error) {
    if (attempts < max_attempts) throw error;
    const about = { dealership, provider, eventName, problem: describeFailure(error) };
    options.log.warn(about, 'Could not report an event to an advertiser and gave up');
  }
}

async function tell(
  { secrets, http, apiHost, log }: AdvertiserOptions,
  event: ConversionEvent,
): Promise<void> {
  const { dealership, provider, eventName } = event;
  const token = await secrets.find(dealership, 'meta-token');
  // The dealership configured a pixel without its token, so waiting would not help.
  if (token === null)
    return log.warn({ dealership, provider }, 'A pixel has no token; its events are dropped');
  const outcome = await sendConversion(event, { apiHost, token }, http);
  if (outcome.kind === 'refused')
    log.warn({ dealership, provider, eventName, status: outcome.status }, 'An advertiser rejected an event');
}
