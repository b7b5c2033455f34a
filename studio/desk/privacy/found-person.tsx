import type { FoundData, Shopper } from '@rooftop/leads/privacy/privacy-api';
import { useState } from 'react';
import { Facts } from '../lead/facts.tsx';
import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { SaveButton } from '../ui/save-button.tsx';
import { formatNumber } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { DeletePerson } from './delete-person.tsx';
import { PersonLeads } from './person-leads.tsx';

interface FoundPersonProps {
  readonly found: FoundData;
  readonly shopper: Shopper;
  readonly findAgain: () => Promise<void>;
  /** Called when an export was requested, which is logged. */
  readonly onExport: () => void;
}

/** What there is of a person. Administrators and agencies export and delete it here. */
export function FoundPerson({ found, shopper, findAgain, onExport }: FoundPersonProps) {
  const { api, setup } = useDesk();
  const [isDeleting, setDeleting] = useState(false);
  const { counts, leads, keepsConsentEvidence } = found;
  const lines = words.privacy.counts.map(([name, label]) => [label, formatNumber(counts[name])] as const);
  const isNothing = Object.values(counts).every((count) => count === 0);
  return (
    <Section
      heading="h2"
      title={words.privacy.found([shopper.email, shopper.phone].filter(Boolean).join(', '))}
    >
      {isNothing ? <output>{words.privacy.nothing}</output> : <Facts lines={lines} />}
      {leads.length > 0 && <PersonLeads leads={leads} />}
      {!isNothing && !setup.managesPersonalData && <p className="desk-quiet">{words.privacy.askManager}</p>}
      {!isNothing && setup.managesPersonalData && (
        <div className="desk-actions">
          <SaveButton
            request={() => api.privacy.exportFile(shopper).finally(onExport)}
            name="personal-data.json"
          >
            {words.privacy.export}
          </SaveButton>
          <button type="button" className="desk-button" onClick={() => setDeleting(true)}>
            {words.privacy.delete}
          </button>
        </div>
      )}
      {isDeleting && (
        <DeletePerson
          shopper={shopper}
          leads={counts.leads}
          keepsConsentEvidence={keepsConsentEvidence}
          close={() => setDeleting(false)}
          done={findAgain}
        />
      )}
    </Section>
  );
}
