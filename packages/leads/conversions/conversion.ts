/** An event for an advertiser's server, as it waits for the worker: no contact in it that is not hashed. */
import { z } from 'zod';

/** Advertisers that take events from our server. */
export const PROVIDERS = ['meta'] as const;
export type Provider = (typeof PROVIDERS)[number];

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Names as the Conversions API has them. Everything of a person is a SHA-256; the rest may not be hashed. */
export const userDataShape = z.object({
  em: hash.optional(),
  ph: hash.optional(),
  fn: hash.optional(),
  ln: hash.optional(),
  ct: hash.optional(),
  st: hash.optional(),
  zp: hash.optional(),
  country: hash.optional(),
  external_id: hash.optional(),
  client_ip_address: z.string().max(64).optional(),
  client_user_agent: z.string().max(1000),
  fbp: z.string().max(200).optional(),
  fbc: z.string().max(500).optional(),
});
export type UserData = z.infer<typeof userDataShape>;

export const conversionEventShape = z.object({
  provider: z.enum(PROVIDERS),
  /** document id: whose secret opens the provider's door */
  dealership: z.string(),
  pixelId: z.string().regex(/^\d{1,20}$/),
  eventName: z.string().max(100),
  /** the browser sends the same, so that the provider counts one event and not two */
  eventId: z.string().max(100),
  /** seconds since 1970 */
  eventTime: z.number().int().positive(),
  /** US dollars (spec 9, conversion values) */
  valueUsd: z.number().nonnegative(),
  /** of the page, without query */
  sourceUrl: z.string().max(2048),
  userData: userDataShape,
});
export type ConversionEvent = z.infer<typeof conversionEventShape>;
