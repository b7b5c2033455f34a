/** Publishes that a visitor begins to fill in a form. For browsers only. */
import { FORMS } from '@rooftop/tenancy/lead-forms';
import { publish } from '../../visitor/tracking/publish.ts';
import { vinIn } from './press.ts';

/** Watches the first input into each form. @returns stops it */
export function watchForms(): () => void {
  const started = new WeakSet<HTMLFormElement>();
  const onInput = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
    const form = FORMS.find((one) => one === element?.dataset['form']);
    if (element === null || form === undefined || started.has(element)) return;
    started.add(element);
    const topic = new FormData(element).get('topic');
    publish({
      kind: 'formStarted',
      form,
      topic: typeof topic === 'string' && topic !== '' ? topic : null,
      vin: vinIn(element.action) ?? vinIn(window.location.href),
    });
  };
  document.addEventListener('input', onInput, true);
  return () => document.removeEventListener('input', onInput, true);
}
