import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { loadDraft } from './load-draft.server.ts';
import { receivedStep } from './received-view.server.ts';
import { sentTexts } from './review-view.server.ts';
import { stepView } from './step-view.server.ts';
import { FORM_PATH, reachedCreditStep, type CreditStep, creditStepPath } from './credit-steps.ts';

/** What each step is called, and what it explains. */
const TEXTS = {
  applicant: ['credit.aboutYou', 'credit.aboutYouText'],
  residence: ['credit.yourResidence', 'credit.residenceText'],
  employment: ['credit.yourEmployment', 'credit.employmentText'],
  'co-borrower': ['credit.label.coBorrower', 'credit.coBorrowerText'],
  'co-borrower-details': ['credit.aboutCoBorrower', 'credit.aboutCoBorrowerText'],
  'co-borrower-residence': ['credit.coBorrowerResidence', 'credit.coBorrowerResidenceText'],
  'co-borrower-employment': ['credit.coBorrowerEmployment', 'credit.coBorrowerEmploymentText'],
  staff: ['credit.staffHeading', 'credit.staffText'],
  review: ['credit.review', 'credit.reviewText'],
} as const satisfies Record<CreditStep, readonly [WordKey, WordKey]>;

export type FormView = Awaited<ReturnType<typeof formView>>;

/** The step of an application that a URL asks for, or the first one that is not complete. */
export async function formView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const loaded = await loadDraft(context);
  const { steps, open, id, received } = loaded;
  const query = new URL(request.url).searchParams;
  const step = reachedCreditStep(query, steps, open);
  const isGone = id === null && received === null && (query.get('step') ?? 'applicant') !== 'applicant';
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const number = steps.indexOf(step) + 1;
  const before = steps[number - 2];
  const [heading, text] = TEXTS[step];
  const [view, head] = await Promise.all([
    received === null ? stepView(step, loaded, context) : receivedStep(received, context),
    headOf(
      {
        title: t('flows.application'),
        description: t('credit.intro'),
        address: FORM_PATH,
        isIndexed: false,
        picture: contactUs,
      },
      context,
    ),
  ]);
  const layout: PageLayout = 'frame';
  return {
    layout,
    head,
    heading: t('credit.form'),
    /** The step's name for facts. Null if the application was sent, which leaves no step to reach. */
    reached: received === null ? step : null,
    step: view,
    stepHeading: t(heading),
    text: t(text),
    notice: isGone ? t('credit.expired') : null,
    number,
    count: steps.length,
    progress: t('personalize.progress', { step: number, of: steps.length }),
    action: at(creditStepPath(step)),
    back: before === undefined ? null : at(creditStepPath(before)),
    canStartOver: id !== null,
    sent: { id: 'form-full-credit-app', texts: { ...sentTexts(context), failedText: '' } },
    browse: at('/cars-for-sale'),
    words: {
      back: t('personalize.back'),
      next: t('personalize.next'),
      wrong: t('form.wrongCount'),
      failed: t('contact.failed'),
      startOver: t('credit.startOver'),
      browse: t('personalize.browse'),
    },
  };
}
