import { staffMessage } from '@rooftop/leads/kinds/staff-message';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadTextArea } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import type { StaffMessageFormView } from './staff-message-form-view.server.ts';

interface StaffMessageFormProps {
  readonly view: StaffMessageFormView;
  readonly answer: LeadFormResult | undefined;
}

/** Form for a message to a staff member. */
export function StaffMessageForm({ view: { form, heading }, answer }: StaffMessageFormProps) {
  const message = form.words['form.message'];
  return (
    <section className="person-form" aria-labelledby="person-form">
      <h2 id="person-form">{heading}</h2>
      <LeadForm
        view={form}
        kind={staffMessage}
        labels={{ message, ...form.labels }}
        answer={answer}
        staysSent
        again={form.words['form.another']}
      >
        <LeadTextArea name="message" label={message} />
        <ContactFields />
      </LeadForm>
    </section>
  );
}
