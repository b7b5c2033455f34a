import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SentLead } from './lead-answer.ts';
import type { LeadFormView } from './lead-form-view.server.ts';

interface SentNoticeProps {
  readonly view: LeadFormView;
  readonly lead: SentLead;
  /** whether it came in place of the form: then the focus, which the form had, goes to it */
  readonly isNew: boolean;
  readonly children?: ReactNode;
}

/** Instead of a form that was taken: that it was, and what happens next. */
export function SentNotice({ view: { id, texts }, lead, isNew, children }: SentNoticeProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) region.current?.focus();
  }, [isNew]);
  return (
    <section className="lead-sent" id={id} ref={region} tabIndex={-1} aria-labelledby={`${id}-sent`}>
      <CircleCheck aria-hidden="true" size={40} />
      <h3 id={`${id}-sent`}>{texts.sent}</h3>
      <p>{texts.sentText}</p>
      {lead.doubt !== null && <p className="lead-sent-doubt">{lead.doubt}</p>}
      {children}
    </section>
  );
}
