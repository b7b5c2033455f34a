import type { AnsweredBy, LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { formatPhone } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { ChangeLead } from './use-lead.ts';

/**
 * Calls, texts or mails the shopper with the device's own app. Pressing one records that the lead was answered, which
 * stops the clock.
 */
export function ContactButtons({
  record: { content, phoneVerifiedAt },
  change,
}: {
  readonly record: LeadRecord;
  readonly change: ChangeLead;
}) {
  const { phone, email } = content.contact;
  const number = phone?.replaceAll(/[^\d+]/g, '');
  const ways = [
    ...(number
      ? [['call', words.call, `tel:${number}`] as const, ['text', words.text, `sms:${number}`] as const]
      : []),
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
          <a key={by} className="desk-button" data-look="main" href={href} onClick={() => answered(by)}>
            {label}
          </a>
        ))}
      </div>
      <p className="desk-quiet">
        {[
          phone === null ? null : formatPhone(phone),
          phoneVerifiedAt === null ? null : words.phoneVerified,
          email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
