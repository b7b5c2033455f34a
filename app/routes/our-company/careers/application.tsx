import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { ApplicationForm } from './application-form.tsx';
import type { CareersView } from './careers-view.server.ts';
import { ResumeByMail } from './resume-by-mail.tsx';

interface ApplicationProps {
  readonly view: CareersView;
  readonly answer: LeadFormResult | undefined;
}

/** Application form or email address, depending on how the dealership takes applications. */
export function JobApplication({ view, answer }: ApplicationProps) {
  return view.way === 'form' ? (
    // The key resets the form for a different job opening.
    <ApplicationForm key={view.position} view={view} answer={answer} />
  ) : (
    <ResumeByMail view={view} />
  );
}
