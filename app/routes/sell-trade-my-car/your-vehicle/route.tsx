import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Link, useActionData, useLoaderData } from '#app/framework.ts';
import { type StepComponents, StepFields } from '#app/forms/steps/step-fields.tsx';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { revalidateIfRefused, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { CarStep } from './car-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import styles from './trade-in.css?url';
import { submitTradeIn } from './submit-trade-in.server.ts';
import { type TradeInView, tradeInView } from './trade-in-view.server.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) => tradeInView(request, context);

export const action = ({ context, request }: ActionFunctionArgs) => submitTradeIn(request, context);

export const clientAction = submitOrPreserve;

/** The time that a refused form asked for may be taken. */
export const shouldRevalidate = revalidateIfRefused;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

/** How each step before the last looks. */
const COMPONENTS: StepComponents<Exclude<TradeInView['step'], { kind: 'offer' }>> = {
  car: CarStep,
  questions: QuestionsStep,
  photos: PhotosStep,
};

export default function YourVehicle() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { heading, number, count, progress, interest, back, step, words } = view;
  const title = useStepHeading(number);
  return (
    <div className="trade-in narrow-page" data-keeps-focus>
      <h1>{heading}</h1>
      <StepProgress text={progress} value={number} max={count} />
      {interest !== null && (
        <p>
          {words.interest} <Link to={interest.href}>{interest.name}</Link>
        </p>
      )}
      <section className="form-sheet" aria-labelledby="trade-in-step">
        <h2 id="trade-in-step" ref={title} tabIndex={-1}>
          {step.heading}
        </h2>
        {step.kind === 'offer' ? (
          <OfferStep step={step} answer={answer !== undefined && 'problems' in answer ? undefined : answer} />
        ) : (
          <>
            {step.text !== null && <p>{step.text}</p>}
            <StepFields
              key={number}
              components={COMPONENTS}
              step={step}
              sending={{ form: 'SELL_OR_TRADE', action: view.action, answer, words }}
            />
          </>
        )}
      </section>
      {back !== null && <Link to={back}>{words.back}</Link>}
    </div>
  );
}
