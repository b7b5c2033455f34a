import { bookedFields, wishedFields } from '@rooftop/leads/kinds/appointment';
import { useState } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { LeadSelect, LeadTextArea, LeadTextField } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { Done } from './done.tsx';
import type { ServiceStepView } from './schedule-steps.server.ts';

interface DetailsStepProps {
  readonly step: ServiceStepView<'details'>;
  readonly answer: LeadFormResult | undefined;
}

const KINDS = { details: { fields: bookedFields }, request: { fields: wishedFields } };

/** Contact data and notes; then what was booked or requested. */
export function ServiceDetails({ step, answer }: DetailsStepProps) {
  const [isSent, setSent] = useState(false);
  const { step: kind, form, done, start, otherTimes, wishes, labels, words } = step;
  if (done !== null && !isSent && answer === undefined) return <Done done={done} words={words} hasHeading />;
  return (
    <LeadForm
      view={form}
      kind={KINDS[kind]}
      labels={{ ...labels, ...form.labels }}
      answer={answer}
      onSent={() => setSent(true)}
      afterSent={done !== null && <Done done={done} words={words} />}
    >
      <input type="hidden" name="step" value={kind} />
      {kind === 'details' && start !== null && <input type="hidden" name="start" value={start} />}
      {kind === 'details' && start === null && (
        <LeadSelect
          name="start"
          label={labels.start}
          options={otherTimes}
          placeholder="–"
          hint={'taken' in step ? step.taken : undefined}
          autoComplete="off"
        />
      )}
      {wishes !== null && (
        <div className="lead-form-row">
          <LeadSelect
            name="day"
            label={labels.day}
            options={wishes.days}
            placeholder="–"
            autoComplete="off"
          />
          <LeadSelect name="part" label={labels.part} options={wishes.parts} autoComplete="off" />
        </div>
      )}
      <ContactFields />
      <LeadTextArea
        name="notes"
        label={`${labels.notes} ${form.words['form.optional']}`}
        hint={words['schedule.notesHint']}
        maxLength={5000}
      />
      <details className="schedule-business">
        <summary>{words['schedule.business']}</summary>
        <div className="lead-form">
          <LeadTextField name="business" label={labels.business} autoComplete="organization" />
          <div className="lead-form-row">
            <LeadTextField name="contactName" label={labels.contactName} autoComplete="off" />
            <LeadTextField name="contactTitle" label={labels.contactTitle} autoComplete="off" />
          </div>
          <div className="lead-form-row">
            <PhoneField name="contactPhone" label={labels.contactPhone} />
            <LeadTextField
              name="contactEmail"
              label={labels.contactEmail}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </div>
        </div>
      </details>
    </LeadForm>
  );
}
