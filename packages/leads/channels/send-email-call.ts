import { type Outgoing, PermanentFailure } from '../delivery/channel.ts';
import { type HttpClient, HttpError } from '../http/http-client.ts';

/** The message itself is refused; every other status may be another tomorrow. */
const REFUSED = new Set([400, 413, 415, 422]);

/**
 * `POST {api}/email/send` (spec 7). Whether it was taken is what the status says (decided, 8); the same key at each
 * attempt lets the other side recognise a repeat.
 * @throws PermanentFailure when the message is refused, Error when it should be tried again
 */
export async function sendEmailCall(
  http: HttpClient,
  { destination, deliveryId }: Outgoing,
  message: object,
  signal: AbortSignal,
): Promise<void> {
  if (destination.apiBaseUrl === null) throw new PermanentFailure('The destination has no API address.');
  const url = `${destination.apiBaseUrl.replace(/\/+$/, '')}/email/send`;
  try {
    await http({ method: 'POST', url, json: message, headers: { 'idempotency-key': deliveryId }, signal });
  } catch (error) {
    if (error instanceof HttpError && REFUSED.has(error.status)) throw new PermanentFailure(error.message);
    throw error;
  }
}
