import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';
import { createHttpClient, type HttpClient } from '@rooftop/leads/http/http-client';
import type { WebEnvironment } from '../env.server.ts';

/**
 * Creates the HTTP client for push services. A browser says where its service is, so whoever uses the desk could name
 * any URL: only public ones with https are called, in development too, and besides what PUSH_TEST_ORIGIN names.
 * @throws EnvironmentError if production names one
 */
export function createPushClient({
  APP_ENV,
  PUSH_TEST_ORIGIN,
}: Pick<WebEnvironment, 'APP_ENV' | 'PUSH_TEST_ORIGIN'>): HttpClient {
  if (APP_ENV === 'production' && PUSH_TEST_ORIGIN !== undefined)
    throw new EnvironmentError('PUSH_TEST_ORIGIN is set: remove it, because APP_ENV is production.');
  return createHttpClient({ allowedOrigin: PUSH_TEST_ORIGIN, lookup: lookupPublic });
}
