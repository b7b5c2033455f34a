import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { Clock } from './clock.tsx';
import { StatusPill } from './status-pill.tsx';
import { useStore } from './use-store.ts';

interface LeadRowProps {
  readonly lead: ListedLead;
  readonly isSelected: boolean;
  readonly toggle: (id: string) => void;
}

/** A lead in the list. All of it leads to the lead, apart from the box that selects it. */
export function LeadRow({ lead, isSelected, toggle }: LeadRowProps) {
  const desk = useDesk();
  const { place } = desk;
  const { id, number, from, form, vehicle, owner, acceptedAt, source } = lead;
  const store = useStore(lead);
  const about = [words.forms[form], vehicle].filter(Boolean).join(' · ');
  const rest = [
    owner?.name ?? words.nobody,
    store.name,
    words.source(source),
    formatShortMoment(acceptedAt, store.timeZone),
  ];
  return (
    <li className="desk-row" data-status={lead.status}>
      <label className="desk-check">
        <input type="checkbox" checked={isSelected} onChange={() => toggle(id)} />
        <span className="desk-hidden">{words.select(number, from)}</span>
      </label>
      <div className="desk-row-text">
        <p className="desk-row-top">
          <PlaceLink
            navigation={desk}
            to={{ ...place, lead: id }}
            data-lead={id}
            aria-current={place.lead === id ? 'true' : undefined}
          >
            {from}
          </PlaceLink>
          <Clock lead={lead} timeZone={store.timeZone} />
        </p>
        <p>{about}</p>
        <p className="desk-row-rest">
          <StatusPill lead={lead} /> <span>{rest.filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </li>
  );
}
