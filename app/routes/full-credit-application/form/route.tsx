import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Form, Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from '#app/framework.ts';
import { CircleCheckIcon } from '#app/ui/icons/circle-check-icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { SentNotice } from '#app/forms/sent-notice.tsx';
import type { Answered } from '#app/forms/steps/step-answer.ts';
import { type StepComponents, StepFields } from '#app/forms/steps/step-fields.tsx';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { revalidateIfRefused, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { FRAME_HEADING } from '#app/site/frame/frame-body.tsx';
import { headTags } from '#app/site/head/head-tags.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { publish } from '#app/visitor/tracking/publish.ts';
import { CoBorrowerStep } from './co-borrower-step.tsx';
import styles from './credit-application.css?url';
import { type FormView, formView } from './credit-form-view.server.ts';
import { ListStep } from './list-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StaffStep } from './staff-step.tsx';
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

/** How each step before the last looks. */
const COMPONENTS: StepComponents<Exclude<FormView['step'], { kind: 'review' | 'received' }>> = {
  user: UserStep,
  residence: ListStep,
  employment: ListStep,
  coBorrower: CoBorrowerStep,
  staff: StaffStep,
};

export default function CreditApplicationForm() {
  const view = useLoaderData<typeof loader>();
  const answer: FormAnswer = useActionData<typeof action>();
  const [isSent, setSent] = useState(false);
  const { heading, notice, progress, number, count, reached, step, back, words } = view;
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
            {step.heading}
          </h2>
          {notice !== null && (
            <p className="lead-form-trouble" role="alert">
              {notice}
            </p>
          )}
          <p>{step.text}</p>
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
        <StepFields
          key={view.action}
          components={COMPONENTS}
          step={step}
          sending={{ form: 'FULL_CREDIT_APP', action: view.action, answer, words }}
        />
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
