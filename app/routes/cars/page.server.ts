import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { lastModified, type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';
import type { SitemapPage } from '#app/site/sitemap/sitemap-xml.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { filterPages } from '#app/vehicles/search/filter-pages.server.ts';

function* vehiclePages(hits: Iterable<Hit>): Generator<SitemapPage> {
  for (const { listing } of hits) yield { path: vehiclePath(listing), lastModified: lastModified(listing) };
}

export const sitemap: SitemapParts = {
  filters: async (context) => undated(await filterPages(context)),
  vehicles: async (context) => {
    const index = await context.inventory.index();
    const { total } = index.search(EVERYTHING, PUBLIC);
    return { count: total, from: (skip) => vehiclePages(index.all(PUBLIC, skip)) };
  },
};
