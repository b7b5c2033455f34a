/** Meta's Conversions API: tells the advertiser's server what its advertisements led to. */
import { type HttpClient, HttpError } from '../http/http-client.ts';
import type { ConversionEvent } from './conversion.ts';

/** Of the API; Meta serves each for about two years. */
const VERSION = 'v24.0';

export interface ConversionSettings {
  /** address without path: https://graph.facebook.com */
  readonly apiHost: string;
  /** the dealership's, out of its secrets */
  readonly token: string;
}

/** An event as the API takes it; the token stands in the body, because addresses get into logs. */
export function conversionBody(event: ConversionEvent, token: string) {
  const { eventName, eventTime, eventId, sourceUrl, userData, valueUsd } = event;
  return {
    access_token: token,
    data: [
      {
        event_name: eventName,
        event_time: eventTime,
        event_id: eventId,
        event_source_url: sourceUrl,
        action_source: 'website',
        user_data: userData,
        custom_data: { currency: 'USD', value: valueUsd },
      },
    ],
  };
}

/** Statuses by which the API says that it will not take this event, however often it is sent. */
const FOR_GOOD = new Set([400, 404]);

/** What became of an event: taken, or refused for good with a status. */
export type Outcome = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly status: number };

/** @throws Error when it should be tried again */
export async function sendConversion(
  event: ConversionEvent,
  { apiHost, token }: ConversionSettings,
  http: HttpClient,
): Promise<Outcome> {
  try {
    await http({
      method: 'POST',
      url: `${apiHost}/${VERSION}/${event.pixelId}/events`,
      json: conversionBody(event, token),
    });
    return { kind: 'taken' };
  } catch (error) {
    if (error instanceof HttpError && FOR_GOOD.has(error.status))
      return { kind: 'refused', status: error.status };
    throw error;
  }
}
