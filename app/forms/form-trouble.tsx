import type { FormMetadata } from '@conform-to/react';
import { useEffect } from 'react';
import { closeToasts, showToast } from '../ui/show-toast.ts';
import { TOAST_LIFE } from '../ui/toast-queue.ts';
import type { LeadAnswer } from './lead-answer.ts';
import { messageIn, useLeadForm } from './lead-form-context.ts';

interface FormTroubleProps {
  readonly form: FormMetadata<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly answer: LeadAnswer | undefined;
  /** whether nothing is under way: an old answer is not shown again while a new one is awaited */
  readonly isIdle: boolean;
}

/**
 * Why a form was not taken: what failed, with another way to reach us (spec 8: a toast too, which goes; this stays), or
 * what is to be mended, field by field.
 */
export function FormTrouble({ form, labels, answer, isIdle }: FormTroubleProps) {
  const view = useLeadForm();
  const { id, texts, words, firstWrong } = view;
  // Without script the browser puts the focus here, unless a field has it: what is said must not lie below the screen.
  const trouble = {
    className: 'lead-form-trouble',
    role: 'alert',
    tabIndex: -1,
    autoFocus: firstWrong === undefined,
  };
  const failed = isIdle && answer?.state === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    const toast = {
      severity: 'error',
      summary: texts.failed,
      detail: texts.failedText,
      life: TOAST_LIFE,
      group: id,
    } as const;
    void showToast(toast, { region: words['ui.notices'], close: words['ui.close'] });
    return () => void closeToasts(id);
    // oxlint-disable-next-line react/exhaustive-deps -- once for every answer that failed
  }, [failed, answer]);
  if (failed) {
    return (
      <div {...trouble}>
        <p className="lead-form-trouble-heading">{texts.failed}</p>
        <p>{texts.failedText}</p>
      </div>
    );
  }
  const whole = isIdle ? messageIn(view, form.errors) : undefined;
  const wrong = Object.keys(labels).filter((name) => form.allErrors[name] !== undefined);
  if (form.status !== 'error' || (whole === undefined && wrong.length === 0)) return null;
  return (
    <div {...trouble}>
      <p className="lead-form-trouble-heading">{whole ?? texts.check ?? words['form.check']}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>{labels[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
