/** An advertiser event waiting for the worker. All contact data in it is hashed. */
import { z } from 'zod';

/** Advertisers that accept events from our server. */
export const PROVIDERS = ['meta'] as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Parameter names of the Conversions API. Personal data is hashed with SHA-256; the rest must not be hashed. */
const userDataShape = z.object({
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
  /** Document id of the dealership whose secret authenticates with the provider. */
  dealership: z.string(),
  pixelId: z.string().regex(/^\d{1,20}$/),
  eventName: z.string().max(100),
  /** The browser sends the same id, so that the provider counts one event instead of two. */
  eventId: z.string().max(100),
  /** Seconds since 1970. */
  eventTime: z.number().int().positive(),
  /** US dollars (spec 9, conversion values). */
  valueUsd: z.number().nonnegative(),
  /** Page URL without query. */
  sourceUrl: z.string().max(2048),
  userData: userDataShape,
});
export type ConversionEvent = z.infer<typeof conversionEventShape>;
