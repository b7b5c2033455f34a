import type { FormMetadata } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { closeToasts, showToast } from '../ui/toast/show-toast.ts';
import { TOAST_LIFE } from '../ui/toast/toast.ts';
import type { LeadFormResult } from './lead-form-result.ts';
import { errorMessage, useLeadForm } from './lead-form-context.ts';

/** Fields about the visitor (spec 5, contact info). */
const SELF_FIELDS: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email', 'phone']);

interface FormTroubleProps {
  readonly form: FormMetadata<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly answer: LeadFormResult | undefined;
  /** Whether no submission is in progress. Hides an old error while a new response is pending. */
  readonly isIdle: boolean;
}

/**
 * Error summary of a form that was not accepted: either the failure, with another way to reach us (unlike the toast
 * of spec 8, it stays), or the fields to correct.
 */
export function FormErrorSummary({ form, labels, answer, isIdle }: FormTroubleProps) {
  const view = useLeadForm();
  const { id, texts, words, firstWrong } = view;
  // Without JavaScript the browser focuses this element unless a field has the focus, so that the message is not
  // below the fold.
  const trouble = {
    className: 'lead-form-trouble',
    role: 'alert',
    tabIndex: -1,
    autoFocus: firstWrong === undefined,
  };
  const failed = isIdle && answer?.state === 'failed';
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failed) return undefined;
    const toast = {
      severity: 'error',
      summary: texts.failed,
      detail: texts.failedText,
      life: TOAST_LIFE,
      group: id,
    } as const;
    const toasterWords = { region: words['ui.notices'], close: words['ui.close'] };
    // Without a network there may be no toast, and the message may be out of sight.
    void showToast(toast, toasterWords).then((isShown) => isShown || failure.current?.focus());
    return () => void closeToasts(id);
    // oxlint-disable-next-line react/exhaustive-deps -- once for every answer that failed
  }, [failed, answer]);
  if (failed) {
    return (
      <div {...trouble} ref={failure}>
        <p className="lead-form-trouble-heading">{texts.failed}</p>
        <p>{texts.failedText}</p>
      </div>
    );
  }
  const whole = isIdle ? errorMessage(view, form.errors) : undefined;
  const wrong = Object.keys(labels).filter((name) => form.allErrors[name] !== undefined);
  const isAboutSelf = wrong.some((name) => SELF_FIELDS.has(name));
  if (form.status !== 'error' || (whole === undefined && wrong.length === 0)) return null;
  return (
    <div {...trouble}>
      <p className="lead-form-trouble-heading">
        {whole ?? (isAboutSelf ? texts.checkSelf : undefined) ?? words['form.check']}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`} target="_self">
                {labels[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
