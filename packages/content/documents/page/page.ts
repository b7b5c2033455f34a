import type { z } from 'zod';
import { type LANDING_PATHS, RESERVED_SEGMENTS } from '../../pages.generated.ts';
import type { pageShape } from './page.groq.ts';

/** A page of spec 2 that exists at its own path even if no editor has written it. */
export type LandingPath = (typeof LANDING_PATHS)[number];

/** `/winter-tires`: lowercase letters, digits and single hyphens, one segment or one of LANDING_PATHS. */
export const PAGE_PATH = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns whether the website reserves this path. */
export const isReserved = (path: string): boolean =>
  RESERVED_SEGMENTS.some((segment) => path === `/${segment}`);

/** A page that editors built from blocks. */
export type Page = z.infer<typeof pageShape>;
