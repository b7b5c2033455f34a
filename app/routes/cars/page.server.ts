import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { SharedKind } from '../../site/head/shared-page.ts';
import { lastModified, type SitemapParts, undated } from '../../site/sitemap/sources.server.ts';
import type { SitemapPage } from '../../site/sitemap/sitemap-xml.ts';
import { fullName } from '../../vehicles/detail/full-name.ts';
import { vehicleSharePicture } from '../../vehicles/pictures/vehicle-pictures.server.ts';
import { PUBLIC } from '../../vehicles/inventory/audience.server.ts';
import { filterPages } from '../../vehicles/search/filter-pages.server.ts';

/** Publicly visible cars by VIN. Private cars are not found. */
export const sharedVehicle: SharedKind = {
  async find(key, context) {
    const index = await context.inventory.index();
    const hit = index.findHit(key, PUBLIC);
    if (hit === null || hit.listing.status === 'sold') return undefined;
    const { listing } = hit;
    return { headline: fullName(listing), picture: vehicleSharePicture(listing, context) };
  },
};

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
