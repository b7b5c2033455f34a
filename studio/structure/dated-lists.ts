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

/** What is on, in the order of an editor's interest. A comparison with a date that is not there is neither true nor false. */
const STAGES: readonly Stage[] = [
  {
    id: 'live',
    title: 'Live',
    icon: CheckmarkCircleIcon,
    filter: '(!defined(startDate) || startDate <= $today) && (!defined(endDate) || endDate >= $today)',
    mayCreate: true,
  },
  {
    id: 'coming',
    title: 'Coming',
    icon: ClockIcon,
    filter: 'startDate > $today && (!defined(endDate) || endDate >= $today)',
  },
  { id: 'over', title: 'Over', icon: CalendarIcon, filter: 'endDate < $today' },
];

interface DatedLists {
  readonly type: 'promotion' | 'offer';
  readonly title: string;
  readonly dealership: string;
  /** IANA name: the dealership's days count */
  readonly timeZone: string;
}

/** All documents of a type that has dates, and the same by whether they are on today. */
export function datedLists(S: StructureBuilder, { type, title, dealership, timeZone }: DatedLists) {
  const isNew: IntentChecker = (intent, params) =>
    intent === 'create' && params['template'] === templateOf(type);
  // A deep link does not say on which days its document is shown: it leads to all of them.
  const isOfType: IntentChecker = (intent, params, context) =>
    isNew(intent, params, context) || (intent === 'edit' && params['type'] === type);
  return S.list()
    .id(`${type}s`)
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
      ...STAGES.map(({ id, title: stage, icon, filter, mayCreate = false }) =>
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
