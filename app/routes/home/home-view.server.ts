import type { Block } from '@rooftop/content/blocks/block';
import type { HomePage } from '@rooftop/content/documents/home-page/home-page';
import { standardBlocks } from '@rooftop/content/documents/home-page/standard-home-page';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';

/**
 * Blocks of the home page. Until editors publish some: name, main links, and the dealership's own cars, promotions,
 * reviews, FAQs and stores. Blocks without content are left out.
 */
export function homeBlocks(
  page: HomePage | null,
  settings: Settings | null,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): readonly Block[] {
  if (page !== null && page.blocks.length > 0) return page.blocks;
  return standardBlocks({ name: dealership.name, tagline: settings?.tagline ?? null }, locale);
}
