import { useNavigation } from '#app/framework.ts';
import { useRef } from 'react';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { preloadPicture } from '#app/ui/media/picture.tsx';
import type { PictureView } from '#app/ui/media/picture-view.server.ts';
import type { ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { CARD_PICTURE_SIZES } from '../card/vehicle-card.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { Filters } from './filters.tsx';
import { Results } from './results.tsx';
import { SearchLead } from './search-lead.tsx';
import type { SearchView } from './search-view.server.ts';
import { useChangesInPlace } from './use-changes-in-place.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

interface SearchPageProps {
  /** Announced to screen readers when it changes. */
  readonly announcement: string;
  /** The first car's image. */
  readonly first: ServerRenderedView<Pick<PictureView, 'src' | 'srcSet'> | undefined>;
  readonly page: ServerRenderedView<SearchView>;
}

/** The inventory: filters in a sidebar, or in a sheet on a phone, and the matching cars. */
export function SearchPage({ announcement, first, page }: SearchPageProps) {
  const part = useRef<HTMLDivElement>(null);
  // Must be first: inert elements cannot take the focus back.
  useFilterSheet(part, page);
  useChangesInPlace(part, page);
  if (first.view) preloadPicture(first.view, CARD_PICTURE_SIZES);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="search" ref={part} data-keeps-focus data-busy={isBusy}>
      <output className="sr-only">{announcement}</output>
      <ServerRendered of={page} className="search-inner">
        {(view) => <SearchParts view={view} />}
      </ServerRendered>
    </div>
  );
}

/** The whole page except what needs JavaScript. */
export function SearchParts({ view }: { readonly view: SearchView }) {
  return (
    <>
      <Crumbs {...view.way} />
      <SearchLead view={view} />
      <Filters view={view} />
      <Results view={view} />
      <JsonLd of={view.facts} />
    </>
  );
}
