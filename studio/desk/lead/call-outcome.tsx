import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { words } from '../wording/words.ts';
import type { ChangeLead } from './use-lead.ts';

interface CallOutcomeProps {
  readonly events: LeadRecord['events'];
  readonly change: ChangeLead;
}

/** What follows a call says how it went. */
const ENDS_QUESTION: readonly string[] = ['attempted', 'answered', 'status', 'appointment'];

/** Asks how a call went, from the press on Call until somebody says so. Only a shopper who was reached was answered. */
export function CallOutcome({ events, change }: CallOutcomeProps) {
  const latest = events.findLast(({ kind }) => ENDS_QUESTION.includes(kind));
  if (latest?.kind !== 'attempted' || latest.detail !== 'dialed') return null;
  return (
    <fieldset className="desk-call-outcome">
      <legend>{words.howWasCall}</legend>
      <button
        type="button"
        className="desk-button"
        data-look="main"
        onClick={() => void change({ action: 'answered', by: 'call' })}
      >
        {words.reached}
      </button>
      {(['leftMessage', 'noAnswer'] as const).map((outcome) => (
        <button
          key={outcome}
          type="button"
          className="desk-button"
          onClick={() => void change({ action: 'attempted', outcome })}
        >
          {words[outcome]}
        </button>
      ))}
    </fieldset>
  );
}
