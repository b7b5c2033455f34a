/** Client of Meta's Conversions API, which reports what ads have led to. */
import { type HttpClient, HttpError } from '../http/http-client.ts';
import type { ConversionEvent } from './conversion.ts';

/** API version. Meta supports each one for about two years. */
const VERSION = 'v24.0';

interface ConversionSettings {
  /** URL without path: https://graph.facebook.com. */
  readonly apiHost: string;
  /** The dealership's token from its secrets. */
  readonly token: string;
}

/** Builds the request body for an event. The token is in the body because URLs end up in logs. */
function conversionBody(event: ConversionEvent, token: string) {
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

/** Statuses for events that the API will never accept. */
const FOR_GOOD = new Set([400, 404]);

/** Outcome of an event: accepted, or permanently rejected with a status. */
type ConversionOutcome = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly status: number };

/**
 * Sends an event to Meta.
 * @throws Error if it should be retried
 */
export async function sendConversion(
  event: ConversionEvent,
  { apiHost, token }: ConversionSettings,
  http: HttpClient,
): Promise<ConversionOutcome> {
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
