/** The loaders and components of a search page. Exported by entry.server.tsx, because only the build contains them. */
import { loader as loadShell } from '../../root.tsx';
import { loader as loadPage } from '../../routes/cars/route.tsx';
import { VehicleCard } from '../../vehicles/card/vehicle-card.tsx';
import { SearchParts } from '../../vehicles/search/search-page.tsx';
import type { SearchView } from '../../vehicles/search/search-view.server.ts';
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
