import type { LeadChange } from '@rooftop/leads/inbox/change-api';
import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useState } from 'react';
import { DeskDialog } from '../ui/dialog.tsx';
import { formatUsPhone } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { CallOutcome } from './call-outcome.tsx';
import { describeConsent, hasRefused } from './describe-consent.ts';
import type { ChangeLead } from './use-lead.ts';

/** A way to reach the shopper, and what a press on it records. */
interface ContactWay {
  readonly label: string;
  readonly href: string;
  readonly records: LeadChange;
  /** Whether the shopper did not agree to it. */
  readonly isRefused: boolean;
}

/**
 * Calls or texts the shopper with the device's own app, or writes them an email here. A press on Call is recorded as an
 * attempt, and a press on Text as the answer, which stops the clock. An email stops it once it is sent.
 */
export function ContactButtons({
  record: { content, numbers, phoneVerifiedAt, consent, events },
  change,
  write,
}: {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
  /** Opens the form for an email. */
  readonly write: () => void;
}) {
  const { phone, email } = content.contact;
  const [asked, setAsked] = useState<ContactWay>();
  const isRefused = hasRefused(consent);
  const ways: readonly ContactWay[] = numbers
    .flatMap((dialed) => numberWays(dialed, numbers.length > 1))
    .map((way) => ({ ...way, isRefused }));
  return (
    <div className="desk-contact">
      <div className="desk-contact-buttons">
        {ways.map((way) =>
          way.isRefused ? (
            <button key={way.href} type="button" className="desk-button" onClick={() => setAsked(way)}>
              {way.label}
            </button>
          ) : (
            <a
              key={way.href}
              className="desk-button"
              data-look="main"
              href={way.href}
              onClick={() => void change(way.records)}
            >
              {way.label}
            </a>
          ),
        )}
        {email !== null && (
          <button type="button" className="desk-button" data-look="main" onClick={write}>
            {words.mail}
          </button>
        )}
      </div>
      <CallOutcome events={events} change={change} />
      {numbers.length > 0 && (
        <p className={isRefused ? 'desk-refused-consent' : 'desk-quiet'}>{describeConsent(consent)}</p>
      )}
      <p className="desk-quiet">
        {[
          phone === null ? null : formatUsPhone(phone),
          phoneVerifiedAt === null ? null : words.phoneVerified,
          email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {asked !== undefined && (
        <DeskDialog title={words.refusedTitle} close={() => setAsked(undefined)}>
          <p>{words.refusedHint}</p>
          <a
            className="desk-button"
            href={asked.href}
            onClick={() => {
              void change(asked.records);
              setAsked(undefined);
            }}
          >
            {words.anyway(asked.label)}
          </a>
        </DeskDialog>
      )}
    </div>
  );
}

/** Ways to reach a number, which is named if there are several. */
function numberWays(
  { number, call, text }: LeadRecord['numbers'][number],
  isOneOfSeveral: boolean,
): readonly Omit<ContactWay, 'isRefused'>[] {
  const name = isOneOfSeveral ? ` ${formatUsPhone(number)}` : '';
  return [
    { label: `${words.call}${name}`, href: call, records: { action: 'attempted', outcome: 'dialed' } },
    ...(text === null
      ? []
      : [
          { label: `${words.text}${name}`, href: text, records: { action: 'answered', by: 'text' } } as const,
        ]),
  ];
}
