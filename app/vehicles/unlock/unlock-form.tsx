import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import type { ReactNode } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import type { UnlockView } from '#app/routes/unlock-inventory/unlock-view.server.ts';

interface UnlockFormProps {
  readonly view: UnlockView;
  readonly answer?: LeadFormResult | undefined;
  /** Shown above the fields. */
  readonly intro?: ReactNode;
  /** Shown when everything is done. */
  readonly next: ReactNode;
  readonly onDone?: (() => void) | undefined;
}

/** Asks for contact details and unlocks the inventory. */
export function UnlockForm({ view: { form }, answer, intro, next, onDone }: UnlockFormProps) {
  return (
    <LeadForm
      view={form}
      kind={unlockInventory}
      labels={form.labels}
      answer={answer}
      afterSent={next}
      onDone={onDone}
    >
      {intro}
      <ContactFields />
    </LeadForm>
  );
}
