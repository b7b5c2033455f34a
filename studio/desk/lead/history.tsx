import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useStore } from '../inbox/use-store.ts';
import { useDesk } from '../shell/desk-context.ts';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { describeLeadEvent } from './describe-event.ts';
import { Section } from './section.tsx';

/** What happened with the lead since it was sent, latest first. */
export function LeadHistory({ record: { lead, events } }: { readonly record: LeadRecord }) {
  const { people } = useDesk().setup;
  const { timeZone } = useStore(lead);
  const latestFirst = events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={words.history}>
      <ol className="desk-history">
        {latestFirst.map((event, place) => (
          <li key={`${event.at} ${place}`}>
            <p className="desk-quiet">
              {formatShortMoment(event.at, timeZone)} · {event.by ?? words.platform}
            </p>
            <p>{describeLeadEvent(event, { people, timeZone })}</p>
          </li>
        ))}
        <li>
          <p className="desk-quiet">{formatShortMoment(lead.acceptedAt, timeZone)}</p>
          <p>{words.received}</p>
        </li>
      </ol>
    </Section>
  );
}
