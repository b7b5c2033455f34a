import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Link, useActionData, useLoaderData } from '#app/framework.ts';
import { type Answered, answeredStep } from '#app/forms/steps/step-answer.ts';
import { StepForm } from '#app/forms/steps/step-form.tsx';
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
import type { VinView } from './vin-view.server.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) => tradeInView(request, context);

export const action = ({ context, request }: ActionFunctionArgs) => submitTradeIn(request, context);

export const clientAction = submitOrPreserve;

/** The time that a refused form asked for may be taken. */
export const shouldRevalidate = revalidateIfRefused;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

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
          {step.kind === 'offer' ? step.text : step.heading}
        </h2>
        {step.kind === 'offer' ? (
          <OfferStep step={step} answer={answer !== undefined && 'problems' in answer ? undefined : answer} />
        ) : (
          <Step key={number} view={view} step={step} answer={answer} />
        )}
      </section>
      {back !== null && <Link to={back}>{words.back}</Link>}
    </div>
  );
}

interface StepProps {
  readonly view: TradeInView;
  readonly step: Exclude<TradeInView['step'], { kind: 'offer' }>;
  readonly answer: ReturnType<typeof useActionData<typeof action>>;
}

interface CarAnswered extends Answered {
  /** Of the first step. */
  readonly vin?: VinView;
}

/** A step with fields of its own, which leads to the next one. */
function Step({ view: { action: to, next, words }, step, answer }: StepProps) {
  const answered: CarAnswered | undefined = answeredStep(answer);
  return (
    <>
      {step.text !== null && <p>{step.text}</p>}
      {step.kind === 'photos' ? (
        <PhotosStep step={step} action={to} answered={answered} next={{ href: next, label: words.next }} />
      ) : (
        <StepForm form="SELL_OR_TRADE" action={to} answer={answer} labels={labelsOf(step)} words={words}>
          {step.kind === 'car' ? (
            <CarStep step={step} answered={answered} vin={answered?.vin ?? step.vin} />
          ) : (
            <QuestionsStep step={step} answered={answered} />
          )}
        </StepForm>
      )}
    </>
  );
}

/** Names of a step's fields, to link those that are wrong. */
const labelsOf = (step: Exclude<StepProps['step'], { kind: 'photos' }>): Readonly<Record<string, string>> =>
  step.kind === 'car' ? step.labels : Object.fromEntries(step.questions.map(({ id, text }) => [id, text]));
