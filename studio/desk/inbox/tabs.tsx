import type { LeadFilter, LeadPage } from '@rooftop/leads/inbox/inbox-api';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { formatNumber } from '../wording/format.ts';
import { words } from '../wording/words.ts';

const TABS = ['open', 'late', 'held', 'undelivered', undefined] as const satisfies LeadFilter['special'][];

/** Links to the leads that somebody has to look after, with their numbers. They keep the other filters. */
export function InboxTabs({ counts }: { readonly counts: LeadPage['counts'] | undefined }) {
  const desk = useDesk();
  const { place } = desk;
  return (
    <nav className="desk-tabs" aria-label={words.lists}>
      {TABS.map((special) => (
        <PlaceLink
          key={special ?? 'all'}
          navigation={desk}
          to={{ ...place, lead: undefined, filter: { ...place.filter, special } }}
          aria-current={place.filter.special === special ? 'page' : undefined}
        >
          {words.tabs[special ?? 'all']}
          {special !== undefined && counts !== undefined && (
            <span className="desk-count" data-special={counts[special] > 0 ? special : undefined}>
              {formatNumber(counts[special])}
            </span>
          )}
        </PlaceLink>
      ))}
    </nav>
  );
}
