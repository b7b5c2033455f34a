import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { describeConsent } from './describe-consent.ts';
import { useStore } from '../inbox/use-store.ts';
import { formatShortMoment, formatUsPhone } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { Facts } from './facts.tsx';
import { Section } from './section.tsx';

/** What the shopper agreed to when they left their number: in one line, and all of the evidence. */
export function Consent({ record: { lead, consent } }: { readonly record: LeadRecord }) {
  const { timeZone } = useStore(lead);
  if (consent === null)
    return (
      <Section title={words.consent}>
        <p>{describeConsent(consent)}</p>
      </Section>
    );
  const { at, phone, ipAddress, textVersion, wording } = consent;
  return (
    <Section title={words.consent}>
      <details>
        <summary>
          {describeConsent(consent)} · {formatShortMoment(at, timeZone)}
        </summary>
        <blockquote>{wording}</blockquote>
        <Facts
          lines={[
            [words.phone, phone === null ? null : formatUsPhone(phone)],
            [words.moment, at],
            [words.ipAddress, ipAddress],
            [words.textVersion, textVersion],
          ]}
        />
      </details>
    </Section>
  );
}
