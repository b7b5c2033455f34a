import { type OutgoingLead, PermanentFailure } from '../delivery/channel.ts';
import type { HttpClient } from '../http/http-client.ts';
import { callOnce } from './call-once.ts';

/**
 * Calls `POST {api}/email/send` (spec 7). The status tells whether the message was accepted (decision 114). Every
 * attempt sends the same key, so the receiver can recognize repeats.
 * @throws PermanentFailure if the message is rejected
 * @throws Error if it should be retried
 */
export async function sendEmailCall(
  http: HttpClient,
  { destination, deliveryId }: OutgoingLead,
  message: object,
  signal: AbortSignal,
): Promise<void> {
  if (destination.apiBaseUrl === null) throw new PermanentFailure('The destination has no API URL.');
  const url = `${destination.apiBaseUrl.replace(/\/+$/, '')}/email/send`;
  await callOnce(http, {
    method: 'POST',
    url,
    json: message,
    headers: { 'idempotency-key': deliveryId },
    signal,
  });
}
