import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useDesk } from '../shell/desk-context.ts';
import { SaveButton } from '../ui/save-button.tsx';
import { words } from '../wording/words.ts';
import { VinLine } from '../vin/vin-line.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { Facts } from './facts.tsx';
import { Section } from './section.tsx';
import { vehicleText } from './vehicle-text.ts';

/** What the shopper asked for, and how they came. */
export function Request({ record }: { readonly record: LeadRecord }) {
  const { api } = useDesk();
  const { lead, content, files, page, language, advertising } = record;
  const { subject, comments, details, vehicles, wanted, staffUrl, contact } = content;
  const { address } = contact;
  const street = address && [address.line1, address.apartment, address.city, address.state, address.zip];
  return (
    <Section title={subject}>
      <PrivacyLink record={record} />
      {comments !== null && <p className="desk-comments">{comments}</p>}
      <Facts
        lines={[
          [words.wanted, wanted === undefined ? null : [wanted.day, wanted.time].filter(Boolean).join(', ')],
          ...vehicles.map((vehicle) => [words.interests[vehicle.interest], vehicleText(vehicle)] as const),
          ...details.map(({ name, value }) => [name, value] as const),
          [words.address, street === null ? null : street.filter(Boolean).join(', ')],
          [words.language, language === 'es' ? words.spanish : null],
          [words.page, page],
          ...Object.entries(advertising),
        ]}
      />
      {record.vins.map((note) => (
        <VinLine key={note.vin} note={note} />
      ))}
      {staffUrl !== undefined && (
        <p>
          <a className="desk-button" href={staffUrl}>
            {words.openApplication}
          </a>
        </p>
      )}
      {files.length > 0 && (
        <div className="desk-actions">
          {files.map(({ position, name }) => (
            <SaveButton key={position} request={() => api.file(lead.id, position)} name={name}>
              {name}
            </SaveButton>
          ))}
        </div>
      )}
    </Section>
  );
}
