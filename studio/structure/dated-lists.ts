import { localDate } from '@rooftop/tenancy/calendar';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClockIcon } from '@sanity/icons/Clock';
import { UlistIcon } from '@sanity/icons/Ulist';
import type { ComponentType } from 'react';
import type { IntentChecker, StructureBuilder } from 'sanity/structure';
import { templateOf } from '../templates.ts';
import { ownedList } from './owned-list.ts';

interface DatedList {
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType;
  /** GROQ. `$today` is the date in the dealership's time zone. */
  readonly filter: string;
  readonly mayCreate?: boolean;
}

/** Fields with the first and last day of a document, for types that have them. */
const DAYS = {
  promotion: { first: 'startDate', last: 'endDate' },
  offer: { first: 'startDate', last: 'endDate' },
  article: { first: 'publishedOn', last: null },
  jobOpening: { first: 'postedOn', last: 'openUntil' },
} as const;
export type DatedType = keyof typeof DAYS;

/** Stages in order of interest to editors. In GROQ, comparing with a missing date is neither true nor false. */
function stagesOf(type: DatedType): readonly DatedList[] {
  const { first, last } = DAYS[type];
  const isNotOver = last === null ? 'true' : `(!defined(${last}) || ${last} >= $today)`;
  const stages = [
    {
      id: 'live',
      title: 'Live',
      icon: CheckmarkCircleIcon,
      filter: `(!defined(${first}) || ${first} <= $today) && ${isNotOver}`,
      mayCreate: true,
    },
    { id: 'coming', title: 'Scheduled', icon: ClockIcon, filter: `${first} > $today && ${isNotOver}` },
  ];
  return last === null
    ? stages
    : [...stages, { id: 'over', title: 'Ended', icon: CalendarIcon, filter: `${last} < $today` }];
}

interface DatedLists {
  readonly type: DatedType;
  /** Part of Studio URLs. */
  readonly id: string;
  readonly title: string;
  readonly dealership: string;
  /** The dealership's time zone (IANA), for its local date. */
  readonly timeZone: string;
}

/** Lists of all documents of a type with dates, and of those running today, coming up or ended. */
export function datedLists(
  S: StructureBuilder,
  { type, id: place, title, dealership, timeZone }: DatedLists,
) {
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
      ...stagesOf(type).map(({ id, title: stage, icon, filter, mayCreate = false }) =>
        S.listItem()
          .id(id)
          .title(stage)
          .icon(icon)
          .child(() =>
            ownedList(S, {
              type,
              title: `${title}: ${stage.toLowerCase()}`,
              dealership,
              only: { filter, params: { today: localDate(timeZone, new Date()) } },
              mayCreate,
              canHandleIntent: mayCreate ? isNew : () => false,
            }),
          ),
      ),
    ]);
}
