import type { LeadAnswer } from '../../forms/lead-answer.ts';
import { ApplicationForm } from './application-form.tsx';
import type { CareersView } from './careers-view.server.ts';
import { ResumeByMail } from './resume-by-mail.tsx';

interface ApplicationProps {
  readonly view: CareersView;
  readonly answer: LeadAnswer | undefined;
}

/** Applies for work, the way this dealership takes applications. */
export function Application({ view, answer }: ApplicationProps) {
  return view.way === 'form' ? (
    // Another position begins another form.
    <ApplicationForm key={view.position} view={view} answer={answer} />
  ) : (
    <ResumeByMail view={view} />
  );
}
