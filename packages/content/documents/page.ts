import { z } from 'zod';
import { RESERVED_URL_MESSAGE } from '../address.ts';
import { blockShape } from '../blocks/block.ts';
import { imageShape } from '../objects/image.ts';

/** Pages of spec 2 that exist at their own path even if no editor has written them. */
export const LANDING_PATHS = [
  '/auto-financing',
  '/auto-financing/bad-credit-auto-financing',
  '/auto-financing/better-than-buy-here-pay-here',
  '/vehicle-protection-plans',
  '/sell-trade-my-car',
  '/service',
  '/our-company',
] as const;
export type LandingPath = (typeof LANDING_PATHS)[number];

/** First path segments that the website uses itself, so no page can have them. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'car-advice-education',
  'car-research',
  'cars-for-sale',
  'certified-cars-for-sale',
  'choose-store',
  'community-outreach',
  'contact-us',
  'en',
  'es',
  'faqs',
  'faqs-okd',
  'feeds',
  'files',
  'healthz',
  'held-leads',
  'help-center',
  'images',
  'legal',
  'new-cars-for-sale',
  'news',
  'photos',
  'readyz',
  'share',
  'special-offers',
  'staff-reviews',
  'stop-mail',
  'test-drive',
  'unlock-inventory',
  'used-cars-for-sale',
  'vehicles',
];

/** `/winter-tires`: lowercase letters, digits and single hyphens, one segment or one of LANDING_PATHS. */
export const PAGE_PATH = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns whether the website reserves this path. */
export const isReserved = (path: string): boolean => RESERVED_SEGMENTS.includes(path.slice(1));

/** A page that editors built from blocks. */
export const pageShape = z.object({
  id: z.string(),
  /** Without language, unique within the dealership. */
  path: z
    .string()
    .startsWith('/')
    .refine((path) => !isReserved(path), RESERVED_URL_MESSAGE),
  /** Previous paths. */
  formerPaths: z.array(z.string()),
  /** The page's name in breadcrumbs, and its title if no other is given. */
  name: z.string().min(1),
  /** For search engines and shared links. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: imageShape.nullable(),
  blocks: z.array(blockShape),
  /** Whether search engines may index it. */
  isIndexed: z.boolean(),
  /** Time of the last change, ISO 8601. */
  updatedAt: z.iso.datetime(),
});
export type Page = z.infer<typeof pageShape>;
