import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { describeDestination } from '@rooftop/leads/wording/lead-words';
import type { FormEvent } from 'react';
import { useStore } from '../inbox/use-store.ts';
import { formText } from '../ui/form-text.ts';
import { Pill } from '../ui/pill.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { language, words } from '../wording/words.ts';
import { RawMessage } from './raw-message.tsx';
import { Section } from './section.tsx';
import type { ChangeLead } from './use-lead.ts';

const TONES = { waiting: 'warn', delivered: 'good', dead: 'bad' } as const;

interface DeliveriesProps {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
}

/** Where the lead went, every attempt, and the ways to send it again. */
export function Deliveries({ record: { lead, deliveries }, change }: DeliveriesProps) {
  const { timeZone } = useStore(lead);
  const isMissing = deliveries.some(({ state }) => state !== 'delivered');
  async function sendTo(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await change({ action: 'sendTo', address: formText(form, 'address') })) form.reset();
  }
  return (
    <Section title={words.deliveries}>
      {deliveries.length === 0 && <p className="desk-quiet">{words.noDeliveries}</p>}
      <ul className="desk-deliveries">
        {deliveries.map(({ id, destination, state, nextAt, attempts }) => (
          <li key={id}>
            <p className="desk-row-rest">
              <Pill tone={TONES[state]}>{words.deliveryStates[state]}</Pill>{' '}
              <strong>{describeDestination(destination, language)}</strong>
              {nextAt !== null && <span>{words.nextAttempt(formatShortMoment(nextAt, timeZone))}</span>}
            </p>
            <ol>
              {attempts.map(({ at, outcome, detail }) => (
                <li key={at}>
                  {formatShortMoment(at, timeZone)}:{' '}
                  {[words.outcomes[outcome], detail].filter(Boolean).join('. ')}
                </li>
              ))}
            </ol>
            <RawMessage lead={lead.id} delivery={id} />
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <button
          type="button"
          className="desk-button"
          onClick={() => void change({ action: 'sendAgain', all: !isMissing })}
        >
          {isMissing ? words.sendAgain : words.sendAllAgain}
        </button>
      </div>
      <details>
        <summary>{words.sendElsewhere}</summary>
        <form className="desk-inline" onSubmit={(event) => void sendTo(event)}>
          <label className="desk-field">
            <span>{words.email}</span>
            <input type="email" name="address" required maxLength={254} autoComplete="off" />
          </label>
          <button type="submit" className="desk-button">
            {words.send}
          </button>
        </form>
      </details>
    </Section>
  );
}
