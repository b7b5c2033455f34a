import { type SitemapParts, undated } from '../../site/sitemap/sources.server.ts';
import { CALCULATOR_PATH } from '../../vehicles/calculator/standalone-view.server.ts';

/** Without terms of financing there is no calculator. */
export const sitemap: SitemapParts = {
  pages: async ({ dealership }) => undated(dealership.financing === null ? [] : [CALCULATOR_PATH]),
};
