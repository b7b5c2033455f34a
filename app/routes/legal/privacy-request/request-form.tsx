import { privacyRequest } from '@rooftop/leads/kinds/privacy-request';
import { ContactFields } from '../../../forms/contact-fields.tsx';
import type { LeadAnswer } from '../../../forms/lead-answer.ts';
import { LeadSelect, LeadTextArea } from '../../../forms/lead-fields.tsx';
import { LeadForm } from '../../../forms/lead-form.tsx';
import type { RequestFormView } from './request-form-view.server.ts';

interface RequestFormProps {
  readonly view: RequestFormView;
  readonly answer: LeadAnswer | undefined;
}

/** Asks for a copy of one's data, or to have them corrected, deleted or kept from others. */
export function RequestForm({ view: { form, requests, words }, answer }: RequestFormProps) {
  const request = words['privacyRequest.kind'];
  const message = words['privacyRequest.message'];
  return (
    <section className="form-sheet" aria-labelledby="request-form">
      <h2 id="request-form">{words['privacyRequest.form']}</h2>
      <LeadForm
        view={form}
        kind={privacyRequest}
        labels={{ request, ...form.labels, message }}
        answer={answer}
      >
        <LeadSelect name="request" label={request} options={requests} autoComplete="off" />
        <ContactFields />
        <LeadTextArea
          name="message"
          label={`${message} ${form.words['form.optional']}`}
          hint={words['privacyRequest.messageHint']}
        />
      </LeadForm>
    </section>
  );
}
