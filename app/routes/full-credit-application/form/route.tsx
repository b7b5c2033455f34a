import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Form, Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from '#app/framework.ts';
import { CircleCheckIcon } from '#app/ui/icons/circle-check-icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { SentNotice } from '#app/forms/sent-notice.tsx';
import { type Answered, answeredStep } from '#app/forms/steps/step-answer.ts';
import { StepForm } from '#app/forms/steps/step-form.tsx';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { revalidateIfRefused, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { FRAME_HEADING } from '#app/site/frame/frame-body.tsx';
import { headTags } from '#app/site/head/head-tags.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { publish } from '#app/visitor/tracking/publish.ts';
import styles from './credit-application.css?url';
import { type FormView, formView } from './credit-form-view.server.ts';
import { ListStep } from './list-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { submitStep } from './submit-step.server.ts';
import { UserStep } from './user-step.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) => formView(request, context);

export const action = ({ context, request }: ActionFunctionArgs) => submitStep(request, context);

export const clientAction = submitOrPreserve;

/**
 * Once an application was sent there is nothing left to load, and the page says that it was sent. A refused one may
 * have been changed in another tab.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  !(args.actionResult && 'state' in args.actionResult && args.actionResult.state === 'sent') &&
  revalidateIfRefused(args);

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

type FormAnswer = Answered | LeadFormResult | undefined;

export default function CreditApplicationForm() {
  const view = useLoaderData<typeof loader>();
  const answer: FormAnswer = useActionData<typeof action>();
  const [isSent, setSent] = useState(false);
  const { heading, stepHeading, text, notice, progress, number, count, reached, step, back, words } = view;
  const { sent, browse } = view;
  const title = useStepHeading(view.action);
  const published = useRef(new Set<string>());
  useEffect(() => {
    // Once per step: one that is shown again was reached before.
    if (reached === null || published.current.has(reached)) return;
    published.current.add(reached);
    publish({ kind: 'formStepped', form: 'FULL_CREDIT_APP', step: number, name: reached, vin: null });
  }, [number, reached]);
  const lead = answer !== undefined && 'state' in answer ? answer : undefined;
  if (lead?.state === 'sent')
    return (
      <div className="form-sheet">
        <h1 id={FRAME_HEADING}>{heading}</h1>
        <SentNotice view={sent} lead={lead} isNew={false} level="h2">
          <ButtonLink to={browse} target="_top" kind="secondary">
            {words.browse}
          </ButtonLink>
        </SentNotice>
      </div>
    );
  if (step.kind === 'received')
    return (
      <div className="form-sheet">
        <h1 id={FRAME_HEADING}>{heading}</h1>
        <section className="lead-sent" aria-labelledby="credit-received">
          <CircleCheckIcon aria-hidden="true" size={40} />
          <h2 id="credit-received">{step.heading}</h2>
          <p>{step.received}</p>
          <p>{step.text}</p>
          <ButtonLink to={browse} target="_top" kind="secondary">
            {words.browse}
          </ButtonLink>
        </section>
        <div className="credit-ways">
          <Form method="post" action={view.action} target="_self">
            <Button type="submit" kind="plain" size="small" name="intent" value="restart">
              {step.another}
            </Button>
          </Form>
        </div>
      </div>
    );
  return (
    <div className="form-sheet" data-keeps-focus>
      <h1 id={FRAME_HEADING}>{heading}</h1>
      {!isSent && (
        <>
          <StepProgress text={progress} value={number} max={count} />
          <h2 ref={title} tabIndex={-1}>
            {stepHeading}
          </h2>
          {notice !== null && (
            <p className="lead-form-trouble" role="alert">
              {notice}
            </p>
          )}
          <p>{text}</p>
        </>
      )}
      {step.kind === 'review' ? (
        <ReviewStep
          step={step}
          answer={lead}
          isSent={isSent}
          onSent={() => setSent(true)}
          afterSent={{ href: browse, label: words.browse }}
        />
      ) : (
        <StepBeforeLast key={view.action} view={view} step={step} answer={answer} />
      )}
      {!isSent && (
        <div className="credit-ways">
          {back !== null && (
            <Link to={back} target="_self">
              {words.back}
            </Link>
          )}
          {view.canStartOver && (
            <Form method="post" action={view.action} target="_self">
              <Button type="submit" kind="plain" size="small" name="intent" value="restart">
                {words.startOver}
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  );
}

interface StepProps {
  readonly view: FormView;
  readonly step: Exclude<FormView['step'], { kind: 'review' | 'received' }>;
  readonly answer: FormAnswer;
}

/** A step before the last. */
function StepBeforeLast({ view: { action: to, words }, step, answer }: StepProps) {
  // The fields start over when an entry was added or removed, with what the server kept.
  const entries = step.kind === 'residence' || step.kind === 'employment' ? step.entries.length : 0;
  return (
    <StepForm
      key={entries}
      form="FULL_CREDIT_APP"
      action={to}
      answer={answer}
      labels={labelsOf(step)}
      words={words}
    >
      <Fields step={step} answer={answeredStep(answer)} />
    </StepForm>
  );
}

/** Names of a step's fields, to link those that are wrong. */
function labelsOf(step: StepProps['step']): Readonly<Record<string, string>> {
  if (step.kind === 'user') return step.labels;
  if (step.kind === 'coBorrower') return { hasCoBorrower: step.label };
  if (step.kind === 'staff') return { staffMember: step.label };
  const all = step.entries.flatMap(({ heading }, at) =>
    Object.entries(step.labels).map(([name, label]) => [
      `${at}.${name}`,
      at === 0 ? label : `${heading}: ${label}`,
    ]),
  );
  return Object.fromEntries(all);
}

interface FieldsProps {
  readonly step: StepProps['step'];
  readonly answer: Answered | undefined;
}

function Fields({ step, answer }: FieldsProps) {
  if (step.kind === 'user') return <UserStep step={step} answer={answer} />;
  if (step.kind === 'coBorrower')
    return (
      <RadioGroup
        id={stepFieldId('hasCoBorrower')}
        name="hasCoBorrower"
        label={step.label}
        options={step.options}
        defaultValue={answer?.values['hasCoBorrower'] ?? step.value}
        error={answer?.problems['hasCoBorrower']}
        isFirstWrong={answer?.problems['hasCoBorrower'] !== undefined}
      />
    );
  if (step.kind === 'staff')
    return (
      <Select
        name="staffMember"
        label={step.label}
        options={step.options}
        placeholder={step.placeholder}
        defaultValue={answer?.values['staffMember'] ?? step.value}
        autoComplete="off"
      />
    );
  return <ListStep step={step} answer={answer} />;
}
