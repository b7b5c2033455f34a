import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';
import { createHttpClient, type HttpClient } from '@rooftop/leads/http/http-client';

/**
 * Creates the HTTP client for push services. A browser says where its service is, so whoever uses the desk could name
 * any URL: only public ones with https are called, in development too, and besides what PUSH_TEST_ORIGIN names.
 * @param testOrigin the value of PUSH_TEST_ORIGIN, which production refuses
 */
export const createPushClient = (testOrigin: string | undefined): HttpClient =>
  createHttpClient({ allowedOrigin: testOrigin, lookup: lookupPublic });
