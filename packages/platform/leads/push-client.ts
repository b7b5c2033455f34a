import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';
import { createHttpClient, type HttpClient } from '@rooftop/leads/http/http-client';

/**
 * Creates the HTTP client for push services. A browser says where its service is, so whoever uses the desk could name
 * any URL: only public ones with https are called, in development too, and besides what PUSH_TEST_ORIGIN names.
 * @param options.testOrigin the value of PUSH_TEST_ORIGIN
 * @throws Error if production names one
 */
export function createPushClient({
  isProduction,
  testOrigin,
}: {
  readonly isProduction: boolean;
  readonly testOrigin: string | undefined;
}): HttpClient {
  if (isProduction && testOrigin !== undefined)
    throw new Error('PUSH_TEST_ORIGIN is set: remove it, because APP_ENV is production.');
  return createHttpClient({ allowedOrigin: testOrigin, lookup: lookupPublic });
}
