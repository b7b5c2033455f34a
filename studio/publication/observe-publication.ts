import { isRunType, type Publication, RUN_FIELDS } from '@rooftop/content/schema';
import { combineLatest, map, type Observable } from 'rxjs';
import { type DocumentPreviewStore, getDraftId, getPublishedId } from 'sanity';
import { z } from 'zod';

/** Null if there is no such edition of the document. */
const editionShape = z
  .looseObject({ dealership: z.object({ timeZone: z.string().nullish() }).nullish() })
  .nullish();

/** Tells whether a document is published, with which dates, and whether a draft differs, whenever that changes. */
export function observePublication(
  store: Pick<DocumentPreviewStore, 'observePaths'>,
  id: string,
  type: string,
): Observable<Publication> {
  const fields = isRunType(type) ? Object.values(RUN_FIELDS[type]) : [];
  const paths = ['_rev', 'dealership.timeZone', ...fields];
  return combineLatest([
    store.observePaths({ _id: getPublishedId(id) }, paths, undefined, ['published']),
    store.observePaths({ _id: getDraftId(id) }, ['_rev']),
  ]).pipe(
    map(([published, draft]) => {
      const edition = editionShape.parse(published) ?? null;
      return {
        published: edition,
        isChanged: (draft ?? null) !== null,
        timeZone: edition?.dealership?.timeZone,
      };
    }),
  );
}
