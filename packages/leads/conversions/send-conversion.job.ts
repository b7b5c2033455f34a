/** Reports events to advertisers, with one job per event. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { describeFailure } from '../delivery/describe-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { type ConversionEvent, conversionEventShape } from './conversion.ts';
import { sendConversion } from './send-conversion.ts';

interface AdvertiserServices {
  readonly log: Pick<JobLog, 'warn'>;
  readonly advertiser: {
    /** Finds the token with which a dealership reports to Meta. Null if it has none. */
    readonly findToken: (dealership: string) => Promise<string | null>;
    readonly http: HttpClient;
    /** URL of Meta's API without path. */
    readonly apiHost: string;
  };
}

/**
 * Makes one attempt to send an event. After the last attempt it is dropped, because a permanently failed job would keep
 * a visitor's data forever.
 */
export const sendConversionJob = defineJob({
  name: 'send_conversion',
  group: 'messengers',
  /** Attempts over a bit more than a day, because advertisers have no use for later events. */
  attempts: 14,
  payload: conversionEventShape,
  async run(services: AdvertiserServices, event, { isLast }) {
    const { dealership, provider, eventName } = event;
    try {
      await report(services, event);
    } catch (error) {
      if (!isLast) throw error;
      const about = { dealership, provider, eventName, problem: describeFailure(error) };
      services.log.warn(about, 'Could not report an event to an advertiser and gave up');
    }
  },
});

async function report({ log, advertiser }: AdvertiserServices, event: ConversionEvent): Promise<void> {
  const { dealership, provider, eventName } = event;
  const token = await advertiser.findToken(dealership);
  // The dealership configured a pixel without its token, so waiting would not help.
  if (token === null)
    return log.warn({ dealership, provider }, 'A pixel has no token; its events are dropped');
  const { apiHost, http } = advertiser;
  const outcome = await sendConversion(event, { apiHost, token }, http);
  if (outcome.kind === 'refused')
    log.warn({ dealership, provider, eventName, status: outcome.status }, 'An advertiser rejected an event');
}
