import { type LeadRecord, LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import { describeSuspicion } from '@rooftop/leads/wording/lead-words';
import { useState } from 'react';
import { Clock } from '../inbox/clock.tsx';
import { StatusPill } from '../inbox/status-pill.tsx';
import { useStore } from '../inbox/use-store.ts';
import { useDesk } from '../shell/desk-context.ts';
import { Choice } from '../ui/choice.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { language, words } from '../wording/words.ts';
import { EndDialog } from './end-dialog.tsx';
import { EndLine } from './end-line.tsx';
import type { ChangeLead } from './use-lead.ts';

interface LeadHeadProps {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
}

/** Who sent the lead, how long they have been waiting, its status and owner. A held lead is released here. */
export function LeadHead({ record, change }: LeadHeadProps) {
  const { lead, suspicion } = record;
  const [ending, setEnding] = useState<'sold' | 'lost'>();
  const { setup } = useDesk();
  const { version, owner, status } = lead;
  const { name, timeZone } = useStore(lead);
  const received = [words.number(lead.number), lead.code, name, formatShortMoment(lead.acceptedAt, timeZone)];
  const others = setup.people.map((person) => [person.id, person.name] as const);
  // A former colleague may own it.
  const people =
    owner === null || setup.people.some(({ id }) => id === owner.id)
      ? others
      : [[owner.id, owner.name] as const, ...others];
  return (
    <header className="desk-lead-head">
      <h2>{lead.from}</h2>
      <p className="desk-row-rest">
        <StatusPill lead={lead} /> <Clock lead={lead} timeZone={timeZone} />
        <span>{received.filter(Boolean).join(' · ')}</span>
      </p>
      <EndLine record={record} />
      {lead.isHeld && (
        <div className="desk-held">
          <p>{words.heldBecause(suspicion && describeSuspicion(suspicion, language))}</p>
          <button
            type="button"
            className="desk-button"
            data-look="main"
            onClick={() => void change({ action: 'release' })}
          >
            {words.release}
          </button>
        </div>
      )}
      <div className="desk-lead-state">
        <Choice
          label={words.status}
          shortcut="status"
          value={status}
          options={LEAD_STATUSES.map((one) => [one, words.statuses[one]])}
          choose={(value) => {
            const chosen = LEAD_STATUSES.find((one) => one === value);
            if (chosen === 'sold' || chosen === 'lost') setEnding(chosen);
            else if (chosen !== undefined) void change({ action: 'status', status: chosen, version });
          }}
        />
        <Choice
          label={words.owner}
          shortcut="owner"
          value={owner?.id ?? ''}
          empty={words.nobody}
          options={people}
          choose={(value) => void change({ action: 'assign', owner: value === '' ? null : value, version })}
        />
        {owner?.id !== setup.user.id && (
          <button
            type="button"
            className="desk-button"
            data-shortcut="take"
            onClick={() => void change({ action: 'take', version })}
          >
            {words.take}
          </button>
        )}
      </div>
      {ending !== undefined && (
        <EndDialog status={ending} record={record} change={change} close={() => setEnding(undefined)} />
      )}
    </header>
  );
}
