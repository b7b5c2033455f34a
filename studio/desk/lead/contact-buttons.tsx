import type { AnsweredBy } from '@rooftop/leads/inbox/change-api';
import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { formatUsPhone } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { ChangeLead } from './use-lead.ts';

/**
 * Calls, texts or mails the shopper with the device's own app. Pressing one records that the lead was answered, which
 * stops the clock.
 */
export function ContactButtons({
  record: { content, numbers, phoneVerifiedAt },
  change,
}: {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
}) {
  const { phone, email } = content.contact;
  const ways: readonly (readonly [AnsweredBy, label: string, href: string])[] = [
    ...numbers.flatMap((dialed) => numberWays(dialed, numbers.length > 1)),
    ...(email === null
      ? []
      : [
          [
            'mail',
            words.mail,
            `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(content.subject)}`,
          ] as const,
        ]),
  ];
  const answered = (by: AnsweredBy) => void change({ action: 'answered', by });
  return (
    <div className="desk-contact">
      <div className="desk-contact-buttons">
        {ways.map(([by, label, href]) => (
          <a key={href} className="desk-button" data-look="main" href={href} onClick={() => answered(by)}>
            {label}
          </a>
        ))}
      </div>
      <p className="desk-quiet">
        {[
          phone === null ? null : formatUsPhone(phone),
          phoneVerifiedAt === null ? null : words.phoneVerified,
          email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

/** Ways to reach a number, which is named if there are several. */
function numberWays(
  { number, call, text }: LeadRecord['numbers'][number],
  isOneOfSeveral: boolean,
): readonly (readonly [AnsweredBy, label: string, href: string])[] {
  const name = isOneOfSeveral ? ` ${formatUsPhone(number)}` : '';
  return [
    ['call', `${words.call}${name}`, call],
    ...(text === null ? [] : [['text', `${words.text}${name}`, text] as const]),
  ];
}
