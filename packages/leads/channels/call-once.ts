import { PermanentFailure } from '../delivery/channel.ts';
import { type HttpClient, HttpError, type HttpRequest } from '../http/http-client.ts';

/** Statuses that reject the message itself. Any other status may change on a later attempt. */
const REFUSED = new Set([400, 413, 415, 422]);

/**
 * Makes one call.
 * @throws PermanentFailure if the message is rejected
 * @throws Error if it should be retried
 */
export async function callOnce(http: HttpClient, request: HttpRequest): Promise<void> {
  try {
    await http(request);
  } catch (error) {
    if (error instanceof HttpError && REFUSED.has(error.status)) throw new PermanentFailure(error.message);
    throw error;
  }
}
