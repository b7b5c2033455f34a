import { z } from 'zod';
import { ADDRESS_IS_TAKEN } from '../address.ts';
import { blockShape } from '../blocks/block.ts';
import { imageShape } from '../objects/image.ts';

/** Pages of spec 2 that have an address of their own whether somebody has written them or not. */
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

/** First segments of addresses that the website has for itself: no page may be there. */
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

/** `/winter-tires`: lower-case letters, digits and single hyphens, one segment or one of LANDING_PATHS. */
export const PAGE_PATH = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether the website has the address of a page for itself. */
export const isReserved = (path: string): boolean => RESERVED_SEGMENTS.includes(path.slice(1));

/** A page that editors have made of blocks. */
export const pageShape = z.object({
  id: z.string(),
  /** without language, unique within the dealership */
  path: z
    .string()
    .startsWith('/')
    .refine((path) => !isReserved(path), ADDRESS_IS_TAKEN),
  /** where it was before */
  formerPaths: z.array(z.string()),
  /** what the page is called: in breadcrumbs, and where no other title is given */
  name: z.string().min(1),
  /** for search engines and shared links */
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: imageShape.nullable(),
  blocks: z.array(blockShape),
  /** whether search engines may list it */
  isIndexed: z.boolean(),
  /** when it was last changed, ISO 8601 */
  updatedAt: z.iso.datetime(),
});
export type Page = z.infer<typeof pageShape>;
