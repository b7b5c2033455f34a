/** The loaders and components of a search page. Exported by entry.server.tsx, because only the build contains them. */
import { loader as loadShell } from '#app/root.tsx';
import { loader as loadPage } from '#app/routes/cars/route.tsx';
import { VehicleCard } from '#app/vehicles/card/vehicle-card.tsx';
import { SearchParts } from '#app/vehicles/search/search-page.tsx';
import type { SearchView } from '#app/vehicles/search/search-view.server.ts';
import { cacheMarkup, writeMarkup } from './write-markup.server.ts';

// A car's view stays the same object until the car changes (card-view.server.ts).
cacheMarkup(VehicleCard);

export const searchParts = {
  loadShell,
  loadPage,
  /** HTML of everything between header and footer. */
  writeResults: (view: SearchView): string => writeMarkup(<SearchParts view={view} />),
};
export type SearchParts = typeof searchParts;
