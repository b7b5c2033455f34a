import { wishedTestDrive } from '@rooftop/leads/kinds/test-drive';
import type { ComponentProps } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { LeadSelect } from '#app/forms/lead-fields.tsx';
import type { TestDriveView } from '#app/routes/test-drive/test-drive-view.server.ts';

interface WishProps
  extends Pick<ComponentProps<typeof LeadForm>, 'answer' | 'staysSent' | 'afterSent' | 'onSent'> {
  readonly view: TestDriveView;
  readonly wishes: NonNullable<TestDriveView['wishes']>;
}

/** Asks for a test drive on a day, at a store whose hours are unknown: somebody calls about the time. */
export function TestDriveWish({ view: { form }, wishes, ...rest }: WishProps) {
  const { text, days, parts, labels } = wishes;
  return (
    <>
      <p>{text}</p>
      <LeadForm view={form} kind={wishedTestDrive} labels={{ ...labels, ...form.labels }} {...rest}>
        <div className="lead-form-row">
          <LeadSelect name="day" label={labels.day} options={days} placeholder="–" autoComplete="off" />
          <LeadSelect name="part" label={labels.part} options={parts} autoComplete="off" />
        </div>
        <ContactFields />
      </LeadForm>
    </>
  );
}
