import { z } from 'zod';
import { RESERVED_URL_MESSAGE } from '../../address.ts';
import { blockShape } from '../../blocks/block.ts';
import { imageShape } from '../../objects/media/image.ts';
import { type LANDING_PATHS, RESERVED_SEGMENTS } from '../../pages.generated.ts';

/** A page of spec 2 that exists at its own path even if no editor has written it. */
export type LandingPath = (typeof LANDING_PATHS)[number];

/** `/winter-tires`: lowercase letters, digits and single hyphens, one segment or one of LANDING_PATHS. */
export const PAGE_PATH = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns whether the website reserves this path. */
export const isReserved = (path: string): boolean =>
  RESERVED_SEGMENTS.some((segment) => path === `/${segment}`);

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
