import { localDate } from '@rooftop/tenancy/calendar';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { ClockIcon } from '@sanity/icons/Clock';
import { UlistIcon } from '@sanity/icons/Ulist';
import type { ComponentType } from 'react';
import type { IntentChecker, StructureBuilder } from 'sanity/structure';
import { templateOf } from '../templates.ts';
import { ownedList } from './owned-list.ts';

interface Stage {
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType;
  /** GROQ; `$today` is the date in the dealership's time zone */
  readonly filter: string;
  readonly mayCreate?: boolean;
}

/** Fields that hold the first and the last day on which documents of a type are on, where it has such days. */
const DAYS = {
  promotion: { first: 'startDate', last: 'endDate' },
  offer: { first: 'startDate', last: 'endDate' },
  article: { first: 'publishedOn', last: null },
  jobOpening: { first: 'postedOn', last: 'openUntil' },
} as const;
export type DatedType = keyof typeof DAYS;

/** What is on, in the order of an editor's interest. A comparison with a date that is not there is neither true nor false. */
function stagesOf(type: DatedType): readonly Stage[] {
  const { first, last } = DAYS[type];
  const isNotOver = last === null ? 'true' : `(!defined(${last}) || ${last} >= $today)`;
  const stages = [
    {
      id: 'live',
      title: 'On now',
      icon: CheckmarkCircleIcon,
      filter: `(!defined(${first}) || ${first} <= $today) && ${isNotOver}`,
      mayCreate: true,
    },
    { id: 'coming', title: 'Coming', icon: ClockIcon, filter: `${first} > $today && ${isNotOver}` },
  ];
  return last === null
    ? stages
    : [...stages, { id: 'over', title: 'Over', icon: CalendarIcon, filter: `${last} < $today` }];
}

interface DatedLists {
  readonly type: DatedType;
  /** part of addresses of the Studio */
  readonly id: string;
  readonly title: string;
  readonly dealership: string;
  /** IANA name: the dealership's days count */
  readonly timeZone: string;
}

/** All documents of a type that has dates, and the same by whether they are on today. */
export function datedLists(
  S: StructureBuilder,
  { type, id: place, title, dealership, timeZone }: DatedLists,
) {
  const isNew: IntentChecker = (intent, params) =>
    intent === 'create' && params['template'] === templateOf(type);
  // A deep link does not say on which days its document is shown: it leads to all of them.
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
