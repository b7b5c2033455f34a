import { DEFAULT_TIME_ZONE, DOCUMENT_TYPES, isRunType, type Publication } from '@rooftop/content/schema';
import { combineLatest, map, type Observable, switchMap } from 'rxjs';
import { type DocumentPreviewStore, getDraftId, getPublishedId } from 'sanity';
import { z } from 'zod';
import { eachDay } from './each-day.ts';

/** Null if there is no such edition of the document. */
const editionShape = z
  .looseObject({ dealership: z.object({ timeZone: z.string().nullish() }).nullish() })
  .nullish();

/** A document's publication, and the time at which its status is to be told. */
export interface PublicationNow {
  readonly publication: Publication;
  readonly now: Date;
}

/**
 * Tells whether a document is published, with which dates, and whether a draft differs: whenever that changes, and on each
 * new day of its dealership.
 */
export function observePublication(
  store: Pick<DocumentPreviewStore, 'observePaths'>,
  id: string,
  type: string,
): Observable<PublicationNow> {
  const fields = isRunType(type) ? Object.values(DOCUMENT_TYPES[type].run) : [];
  const paths = ['_rev', 'dealership.timeZone', ...fields];
  return combineLatest([
    store.observePaths({ _id: getPublishedId(id) }, paths, undefined, ['published']),
    store.observePaths({ _id: getDraftId(id) }, ['_rev']),
  ]).pipe(
    map(([published, draft]): Publication => {
      const edition = editionShape.parse(published) ?? null;
      return {
        published: edition,
        isChanged: (draft ?? null) !== null,
        timeZone: edition?.dealership?.timeZone,
      };
    }),
    switchMap((publication) =>
      eachDay(publication.timeZone ?? DEFAULT_TIME_ZONE).pipe(map((now) => ({ publication, now }))),
    ),
  );
}
