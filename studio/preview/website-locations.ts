import { API_VERSION, WEBSITE_NAME, websitePath } from '@rooftop/content/schema';
import { combineLatest, map, type Observable, of } from 'rxjs';
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation';
import { z } from 'zod';
import { type Website, websites$ } from './websites.ts';

const PLACE_QUERY = `*[_id == $id][0] {
  "dealership": select(_type == "dealership" => _id, dealership._ref),
  "name": ${WEBSITE_NAME}
}`;
const placeShape = z.object({ dealership: z.string().nullable(), name: z.string().nullable() }).nullable();

/** Names of languages, for editors. */
const languageName = new Intl.DisplayNames('en-US', { type: 'language' });

/** URLs of a page in the languages of a website. */
function pagesOf({ origin, languages }: Website, path: string) {
  return languages.map((language, index) => {
    const localPath = index === 0 ? path : `/${language}${path === '/' ? '' : path}`;
    const title = languageName.of(language) ?? language;
    return { title: `Preview in ${title}`, href: origin + localPath };
  });
}

/** Where the website shows a document, with its draft, so that the Studio can open it there. */
export const websiteLocations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (websitePath(type, '') === null) return of(null);
  const found: Observable<unknown> = documentStore.listenQuery(
    PLACE_QUERY,
    { id },
    { apiVersion: API_VERSION, perspective: 'drafts', tag: 'website-locations' },
  );
  return combineLatest([found, websites$]).pipe(
    map(([result, websites]): DocumentLocationsState | null => {
      const place = placeShape.parse(result);
      const website = websites.find(({ dealership }) => dealership === place?.dealership);
      const path = websitePath(type, place?.name ?? null);
      if (website === undefined || path === null) return null;
      return { message: 'See it on the website', locations: pagesOf(website, path) };
    }),
  );
};
