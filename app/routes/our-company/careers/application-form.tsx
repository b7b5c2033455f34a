import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadFileField, LeadTextArea, LeadTextField } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { applicationFields } from './application-fields.ts';
import { APPLICATION } from './resume-by-mail.tsx';
import type { CareersView } from './careers-view.server.ts';
import { RESUME_ACCEPT } from './resume-limits.ts';

interface ApplicationFormProps {
  readonly view: Extract<CareersView, { way: 'form' }>;
  readonly answer: LeadFormResult | undefined;
}

/** Form for job applications, with or without a resume. On the page of a job opening it applies for that opening. */
export function ApplicationForm({ view: { form, position, words }, answer }: ApplicationFormProps) {
  const labels = {
    position: words['careers.position'],
    ...form.labels,
    message: words['careers.message'],
    resume: words['careers.resume'],
  };
  return (
    <section className="form-sheet" aria-labelledby={APPLICATION}>
      <h2 id={APPLICATION}>{words['careers.form']}</h2>
      {position !== null && <p className="form-sheet-for">{position}</p>}
      <LeadForm
        view={form}
        kind={{ fields: applicationFields }}
        labels={labels}
        answer={answer}
        hasFile
        staysSent
      >
        {position === null ? (
          <LeadTextField
            name="position"
            label={labels.position}
            hint={words['careers.positionHint']}
            autoComplete="organization-title"
          />
        ) : (
          <input type="hidden" name="position" value={position} />
        )}
        <ContactFields />
        <LeadTextArea name="message" label={labels.message} />
        <LeadFileField
          name="resume"
          label={labels.resume}
          hint={words['careers.resumeHint']}
          accept={RESUME_ACCEPT}
        />
      </LeadForm>
    </section>
  );
}
