import webPush from 'web-push';
import { type HttpClient, HttpError } from '../http/http-client.ts';
import type { PushMessage } from './push-message.ts';
import type { PushDevice } from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Seconds that a push service keeps the message for a device that is off. */
const KEPT_S = 4 * 60 * 60;
/** The push service no longer knows the device. Other refusals may be our own fault, which must not cost every device. */
const GONE = new Set([404, 410]);

/**
 * Sends a message to a device, sealed so that only it can read it (RFC 8291).
 * @param studioUrl tells push services whose messages they are
 * @returns `gone` if it will never take one again
 * @throws Error if it should be retried
 */
export async function sendPush(
  { endpoint, keys }: Pick<PushDevice, 'endpoint' | 'keys'>,
  message: PushMessage,
  {
    vapid,
    studioUrl,
    http,
  }: { readonly vapid: VapidKeys; readonly studioUrl: string; readonly http: HttpClient },
): Promise<'sent' | 'gone'> {
  const subject = `mailto:push@${new URL(studioUrl).hostname}`;
  const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject, ...vapid },
    TTL: KEPT_S,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  const { 'Content-Length': _, ...headers } = request.headers;
  try {
    await http({ method: 'POST', url: endpoint, bytes: request.body, headers });
    return 'sent';
  } catch (error) {
    if (error instanceof HttpError && GONE.has(error.status)) return 'gone';
    throw error;
  }
}
