import { type RefObject, useEffect } from 'react';

/** A control with an error message beside it, or in a group with one. */
const WRONG = ':has(> .field-error) :is(input, select, textarea)';
const SUMMARY = '.lead-form-trouble';

/**
 * After a step was refused, its first wrong field gets the focus, which brings it into view. If no field is wrong, the
 * error summary does.
 * @param answer the action's response, each of which counts once. Undefined before the first one
 */
export function useFirstMistake(form: RefObject<HTMLElement | null>, answer: object | undefined): void {
  useEffect(() => {
    if (answer === undefined) return;
    const mistake = form.current?.querySelector<HTMLElement>(WRONG);
    (mistake ?? form.current?.querySelector<HTMLElement>(SUMMARY))?.focus();
  }, [form, answer]);
}
