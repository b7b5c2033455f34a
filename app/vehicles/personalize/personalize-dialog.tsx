import { useFetcher } from '#app/framework.ts';
import { useEffect, useState } from 'react';
import type { loader } from '#app/routes/personalize-my-price/route.tsx';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import { saveTerms } from '../calculator/keep-terms.ts';
import { publish } from '#app/visitor/tracking/publish.ts';
import type { LinkDialogProps } from '../link-dialogs.tsx';
import { Personalize } from './personalize.tsx';
import { stepFact } from './step-fact.ts';
import { nextStep, personalizePath } from './personalize-steps.ts';
import { termsAfter } from './terms-after.ts';

/** The steps in a dialog over the current page. Exported as default because it is loaded lazily. */
export default function PersonalizeDialog({ href, open, onClose, onStep, onSent }: LinkDialogProps) {
  const { data, load } = useFetcher<typeof loader>();
  const [step, setStep] = useState(href);
  useEffect(() => load(step), [load, step]);
  useEffect(() => {
    if (open) onStep(step);
  }, [open, onStep, step]);
  const reached = data?.view.progress.step;
  const vin = data?.view.progress.vin ?? null;
  useEffect(() => {
    // Once per step: data that is loaded again, such as after the contact form, shows the same.
    if (reached !== undefined) publish(stepFact({ step: reached, vin }));
  }, [reached, vin]);
  if (data === undefined) return null;
  const { view } = data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view.words['personalize.heading']}
      {...dialogLabels(view.words)}
      dismissable={false}
    >
      {view.vehicle !== null && <p>{view.vehicle.name}</p>}
      <Personalize
        view={view}
        onBack={setStep}
        onSent={() => {
          onStep(null);
          onSent();
        }}
        onDone={onClose}
        onAnswer={(form) => {
          const answer = termsAfter(view.progress, view.terms, form);
          if (answer === null) return;
          saveTerms(answer.terms);
          const { search } = new URL(personalizePath(nextStep(answer.progress)), window.location.href);
          setStep(href.replace(/\?.*$/, '') + search);
        }}
      />
    </Dialog>
  );
}
