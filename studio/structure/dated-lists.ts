import {
  API_VERSION,
  type DatedType,
  DOCUMENT_TYPES,
  type PublicationStatus,
  publicationStatus,
} from '@rooftop/content/schema';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClockIcon } from '@sanity/icons/Clock';
import { EditIcon } from '@sanity/icons/Edit';
import { UlistIcon } from '@sanity/icons/Ulist';
import type { ComponentType } from 'react';
import { combineLatest, distinctUntilChanged, map, type Observable, startWith } from 'rxjs';
import type { DocumentStore } from 'sanity';
import type {
  ComponentBuilder,
  DocumentListBuilder,
  IntentChecker,
  StructureBuilder,
  UserComponent,
} from 'sanity/structure';
import { z } from 'zod';
import { eachDay } from '../publication/each-day.ts';
import { templateOf } from '../templates.ts';
import { ownedList } from './owned-list.ts';

interface StatusList {
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType;
  readonly status: PublicationStatus;
  readonly mayCreate?: boolean;
}

/** In order of interest to editors. */
const STATUS_LISTS: readonly StatusList[] = [
  { id: 'live', title: 'Live', icon: CheckmarkCircleIcon, status: 'live' },
  { id: 'coming', title: 'Scheduled', icon: ClockIcon, status: 'scheduled' },
  { id: 'drafts', title: 'Drafts', icon: EditIcon, status: 'draft', mayCreate: true },
  { id: 'over', title: 'Ended', icon: CalendarIcon, status: 'ended' },
];

/** Types without a last day don't end. */
const listsOf = (type: DatedType): readonly StatusList[] =>
  STATUS_LISTS.filter(({ status }) => status !== 'ended' || 'last' in DOCUMENT_TYPES[type].run);

const publishedShape = z.array(z.looseObject({ _id: z.string() }));

/** GROQ for the documents with a status, by the IDs of published ones, and the parameters. */
interface Condition {
  readonly filter: string;
  readonly params: { readonly ids: string[] };
}

/** Returns the condition for documents with a status. A draft is what has no published edition. */
export function conditionFor(
  status: PublicationStatus,
  type: DatedType,
  published: readonly unknown[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Condition {
  const documents = publishedShape.parse(published);
  if (status === 'draft')
    return { filter: '!(_id in $ids)', params: { ids: documents.map(({ _id }) => _id) } };
  const ids = documents
    .filter(
      (document) =>
        publicationStatus(type, { published: document, isChanged: false, timeZone }, now) === status,
    )
    .map(({ _id }) => _id);
  return { filter: '_id in $ids', params: { ids } };
}

const OWNED = '*[_type == $type && dealership._ref == $dealership]';

/** Follows which documents have a status, while editors publish and unpublish some, and days begin and end. */
export const followStatus = (
  documentStore: Pick<DocumentStore, 'listenQuery'>,
  { type, dealership, timeZone }: Pick<DatedLists, 'type' | 'dealership' | 'timeZone'>,
  status: PublicationStatus,
): Observable<Condition> =>
  combineLatest([
    documentStore.listenQuery(
      {
        fetch: `${OWNED} | order(_id asc) { _id, ${Object.values(DOCUMENT_TYPES[type].run).join(', ')} }`,
        listen: OWNED,
      },
      { type, dealership },
      { apiVersion: API_VERSION, perspective: 'published', tag: 'rooftop.status' },
    ),
    eachDay(timeZone),
  ]).pipe(
    map(([published, now]) =>
      conditionFor(status, type, z.array(z.unknown()).parse(published), { timeZone, now }),
    ),
    distinctUntilChanged((a, b) => a.params.ids.join() === b.params.ids.join()),
  );

type Pane = ComponentBuilder | DocumentListBuilder;

/** Shown until it is known which documents a list has. */
const Empty: UserComponent = () => null;

interface DatedLists {
  readonly type: DatedType;
  /** Part of Studio URLs. */
  readonly id: string;
  readonly title: string;
  readonly dealership: string;
  /** The dealership's time zone (IANA), for its local date. */
  readonly timeZone: string;
}

/** Lists of all documents of a type with dates, and of those with each status. */
export function datedLists(S: StructureBuilder, documentStore: DocumentStore, lists: DatedLists) {
  const { type, id: place, title, dealership } = lists;
  const isNew: IntentChecker = (intent, params) =>
    intent === 'create' && params['template'] === templateOf(type);
  // A deep link doesn't say when its document is shown, so it leads to the list of all.
  const isOfType: IntentChecker = (intent, params, context) =>
    isNew(intent, params, context) || (intent === 'edit' && params['type'] === type);
  return S.list()
    .id(place)
    .title(title)
    .canHandleIntent(() => false)
    .items([
      S.listItem()
        .id('all')
        .title('All')
        .icon(UlistIcon)
        .child(() =>
          ownedList(S, {
            type,
            title: `All ${title.toLowerCase()}`,
            dealership,
            canHandleIntent: isOfType,
          }),
        ),
      S.divider(),
      ...listsOf(type).map(({ id, title: name, icon, status, mayCreate = false }) =>
        S.listItem()
          .id(id)
          .title(name)
          .icon(icon)
          .child(() =>
            followStatus(documentStore, lists, status).pipe(
              map(
                (only): Pane =>
                  ownedList(S, {
                    type,
                    title: `${title}: ${name.toLowerCase()}`,
                    dealership,
                    only,
                    mayCreate,
                    canHandleIntent: mayCreate ? isNew : () => false,
                  }),
              ),
              // A deep link looks into every list before it opens one. So none asks the lake before it is shown.
              startWith(S.component(Empty).id(id).title(`${title}: ${name.toLowerCase()}`)),
            ),
          ),
      ),
    ]);
}
