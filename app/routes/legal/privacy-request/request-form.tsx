import { privacyRequest } from '@rooftop/leads/kinds/privacy-request';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadSelect, LeadTextArea, LeadTextField } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import type { RequestFormView } from './request-form-view.server.ts';

interface RequestFormProps {
  readonly view: RequestFormView;
  readonly answer: LeadFormResult | undefined;
}

/** Form to request a copy, correction, deletion or restricted sharing of personal data. */
export function RequestForm({ view: { form, requests, words }, answer }: RequestFormProps) {
  const request = words['privacyRequest.kind'];
  const message = words['privacyRequest.message'];
  const { firstName, lastName, email } = form.labels;
  return (
    <section className="form-sheet" aria-labelledby="request-form">
      <h2 id="request-form">{words['privacyRequest.form']}</h2>
      <LeadForm
        view={form}
        kind={privacyRequest}
        labels={{ request, firstName, lastName, email, message }}
        answer={answer}
        staysSent
      >
        <LeadSelect name="request" label={request} options={requests} autoComplete="off" />
        <div className="lead-form-row">
          <LeadTextField name="firstName" label={firstName} autoComplete="given-name" />
          <LeadTextField name="lastName" label={lastName} autoComplete="family-name" />
        </div>
        <LeadTextField name="email" label={email} type="email" autoComplete="email" />
        <LeadTextArea
          name="message"
          label={`${message} ${form.words['form.optional']}`}
          hint={words['privacyRequest.messageHint']}
        />
      </LeadForm>
    </section>
  );
}
