import { describeUnsigned, type ApplicationSection } from '@rooftop/vault/applications/describe-application';
import { toUnsigned } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { localPath } from '#app/http/page-request.ts';
import type { StepPlace, StepRow } from '#app/forms/steps/step-row.ts';
import { agreementOf } from './agreement.server.ts';
import { CREDIT_URLS } from './credit-paths.ts';
import { applicationWording } from './credit-wording.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';
import { submitCreditApplication } from './submit-credit-application.server.ts';

/** Key of the step that asks for a part of the application. */
function stepOf({ of, part }: Pick<ApplicationSection, 'of' | 'part'>): string {
  if (part === 'staff') return part;
  if (part === 'residence' || part === 'employment') return of === 'applicant' ? part : `co-borrower-${part}`;
  return of === 'applicant' ? of : 'co-borrower-details';
}

/** Texts of the last step's form, also of the answer to it when the form is gone. */
export const sentTexts = ({ t }: Pick<RequestContext, 't'>) => ({
  submit: t('credit.submit'),
  sent: t('credit.sent'),
  sentText: t('credit.sentText'),
  failed: t('contact.failed'),
});

async function view({ draft, staff, today }: LoadedDraft, context: RequestContext, { path }: StepPlace) {
  const { dealership, locale, t } = context;
  const unsigned = toUnsigned(draft, today, staff);
  const sections = unsigned === null ? [] : describeUnsigned(unsigned, applicationWording(context));
  /** A part that the visitor left out. */
  const none = (heading: string, step: string, text: string) => ({ heading, step, lines: [], text });
  const shown = [
    ...sections.map((section) => ({ ...section, step: stepOf(section), text: null })),
    ...(unsigned?.coBorrower === null
      ? [none(t('credit.label.coBorrower'), 'co-borrower', t('credit.noCoBorrower'))]
      : []),
    ...(unsigned?.staffMember === null && staff.length > 0
      ? [none(t('credit.label.staff'), 'staff', t('credit.nobody'))]
      : []),
  ];
  const [form, agreement] = await Promise.all([
    leadFormView(
      {
        form: 'FULL_CREDIT_APP',
        action: path,
        texts: sentTexts(context),
        hasPhone: false,
        verifiesPhone: false,
      },
      context,
    ),
    agreementOf(unsigned, context),
  ]);
  const { wording, link, key } = agreement;
  return {
    kind: 'review' as const,
    heading: t('credit.review'),
    text: t('credit.reviewText'),
    sections: shown.map(({ heading, lines, step, text }) => ({
      heading,
      text,
      lines,
      change: {
        href: localPath(CREDIT_URLS.path(step), locale, dealership.languages),
        label: t('credit.change'),
        spoken: t('credit.changeSection', { section: heading }),
      },
    })),
    form,
    hasCoBorrower: draft.hasCoBorrower === true,
    agreement: { wording, link, key },
    labels: {
      ssn: t('credit.label.ssn'),
      coBorrowerSsn: t('credit.coBorrowerSsn'),
      agreement: t('credit.agreementLabel'),
    },
    words: { sign: t('credit.sign'), signText: t('credit.signText'), format: t('credit.ssnFormat') },
  };
}

/** The last step: all that was entered, and the form that signs and sends it. */
export const reviewStep = {
  key: 'review',
  isComplete: () => false,
  view,
  submit: submitCreditApplication,
} satisfies StepRow<LoadedDraft, never>;
