/** Publishes that a visitor begins to fill in a form. For browsers only. */
import type { Form } from '@rooftop/forms/lead-forms';
import { publish, subscribe } from '#app/visitor/tracking/publish.ts';
import { vinIn } from './press.ts';

/**
 * Whether it is the name of a form that creates leads: those are in capitals. Browsers don't load the list of forms, and
 * the server that counts a fact checks its form.
 */
const isForm = (name: string | undefined): name is Form => name !== undefined && /^[A-Z_]+$/.test(name);

/**
 * Watches the first input into each form. Steps with the same name are one form, until it was sent.
 * @returns stops it
 */
export function watchForms(): () => void {
  /** Forms that were started, and the car that each is about. */
  const started = new Map<Form, string | null>();
  const onInput = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
    const form = element?.dataset['form'];
    if (element === null || !isForm(form)) return;
    const vin = vinIn(element.action) ?? vinIn(window.location.href);
    // Later steps may leave out the car.
    if (vin === null ? started.has(form) : started.get(form) === vin) return;
    started.set(form, vin);
    const topic = new FormData(element).get('topic');
    publish({
      kind: 'formStarted',
      form,
      topic: typeof topic === 'string' && topic !== '' ? topic : null,
      vin,
    });
  };
  document.addEventListener('input', onInput, true);
  const stopHearing = subscribe(['essential'], (fact) => {
    if (fact.kind === 'formSent') started.delete(fact.form);
  });
  return () => {
    document.removeEventListener('input', onInput, true);
    stopHearing();
  };
}
