import { SUFFIXES } from '@rooftop/vault/applications/application';
import { MONTHS_TO_COVER } from '@rooftop/vault/applications/covers-two-years';
import type { RequestContext } from '#app/context.server.ts';
import { consentView } from '#app/forms/consent-wording.server.ts';
import { inputMask, maskPhone } from '@rooftop/platform/wording/phone-mask';
import { type WordKey, wordsFor } from '#app/locales/wording.server.ts';
import { borrowerOf, type LoadedDraft } from './load-draft.server.ts';
import { reviewStep } from './review-view.server.ts';
import type { CreditStep } from './credit-steps.ts';
import { creditChoices, formatYearsAndMonths } from './credit-wording.server.ts';

const USER_LABELS = {
  firstName: 'form.firstName',
  middleName: 'credit.middleName',
  lastName: 'form.lastName',
  suffix: 'credit.suffix',
  dateOfBirth: 'credit.label.dateOfBirth',
  email: 'form.email',
  phone: 'form.phone',
} as const;
const USER_WORDS = ['form.optional', 'credit.noSuffix'] as const;
const LIST_WORDS = ['apply.choose', 'form.optional', 'credit.howLong'] as const;

/** Labels of fields, in their order. */
const labelsOf = (labels: Readonly<Record<string, WordKey>>, { t }: Pick<RequestContext, 't'>) =>
  Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, t(key)]));

/** Who the applicant or co-borrower is. The applicant's fields begin with what is known of the visitor. */
async function userStep(step: CreditStep, { id, draft }: LoadedDraft, context: RequestContext) {
  const of = borrowerOf(step);
  const isSelf = of === 'applicant';
  const { user } = draft[of];
  const profile = isSelf && id === null ? await context.visitor.profile() : null;
  const mask = inputMask(context.dealership.phoneMask);
  const known = {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone ? maskPhone(profile.phone, mask) : '',
  };
  return {
    kind: 'user' as const,
    isSelf,
    values: { ...known, ...user },
    suffixes: SUFFIXES.map((value) => ({ value, label: value })),
    consent: isSelf ? await consentView(context) : null,
    hasConsent: 'contactConsent' in draft.consent,
    phoneMask: mask,
    labels: labelsOf(USER_LABELS, context),
    words: wordsFor(context.t, USER_WORDS),
  };
}

/** Words and fields of the two lists. */
const LISTS = {
  residence: {
    current: 'credit.label.residence',
    earlier: 'credit.label.earlierResidence',
    add: 'credit.addResidence',
    labels: {
      fullAddress: 'credit.fullAddress',
      apartment: 'credit.label.apartment',
      city: 'credit.city',
      state: 'credit.state',
      zipCode: 'credit.zipCode',
      housingStatus: 'credit.label.housingStatus',
      monthlyRent: 'credit.label.monthlyRent',
      yearsAtAddress: 'credit.years',
      monthsAtAddress: 'credit.months',
    },
    years: 'yearsAtAddress',
    months: 'monthsAtAddress',
  },
  employment: {
    current: 'credit.label.employment',
    earlier: 'credit.label.earlierEmployment',
    add: 'credit.addEmployment',
    labels: {
      incomeType: 'credit.label.incomeType',
      monthlyIncome: 'credit.label.monthlyIncome',
      employer: 'credit.label.employer',
      jobTitle: 'credit.label.jobTitle',
      phone: 'credit.label.workPhone',
      years: 'credit.years',
      months: 'credit.months',
    },
    years: 'years',
    months: 'months',
  },
} as const;

/** A list of residences or employments, which grows until it covers two years (spec 3). */
async function listStep(
  part: keyof typeof LISTS,
  step: CreditStep,
  { draft }: LoadedDraft,
  context: RequestContext,
) {
  const { locale, t } = context;
  const { current, earlier, add, labels, years, months } = LISTS[part];
  const of = borrowerOf(step);
  const entries = draft[of][part];
  const numberIn = (text: string | undefined) => Number(text) || 0;
  const covered = entries.reduce((sum, one) => sum + numberIn(one[years]) * 12 + numberIn(one[months]), 0);
  const isShort = entries.length > 1 && covered > 0 && covered < MONTHS_TO_COVER;
  return {
    kind: part,
    /** Label of the button that copies the applicant's addresses. Null where there is nothing to copy. */
    same: step === 'co-borrower-residence' ? t('credit.sameResidence') : null,
    isSelf: of === 'applicant',
    entries: (entries.length === 0 ? [{}] : entries).map((values, at) => ({
      values,
      heading: t(at === 0 ? current : earlier),
      remove: at === 0 ? null : t('credit.remove', { number: at + 1 }),
    })),
    covered: isShort
      ? t('credit.covered', { time: formatYearsAndMonths(Math.floor(covered / 12), covered % 12, locale) })
      : null,
    add: t(add),
    choices: creditChoices(context),
    phoneMask: inputMask(context.dealership.phoneMask),
    labels: labelsOf(labels, context),
    words: wordsFor(t, LIST_WORDS),
  };
}

const coBorrowerStep = ({ draft: { hasCoBorrower } }: LoadedDraft, { t }: Pick<RequestContext, 't'>) => ({
  kind: 'coBorrower' as const,
  value: hasCoBorrower === null ? '' : hasCoBorrower ? 'yes' : 'no',
  label: t('credit.hasCoBorrower'),
  options: [
    { value: 'no', label: t('credit.alone') },
    { value: 'yes', label: t('credit.together'), hint: t('credit.togetherText') },
  ],
});

const staffStep = ({ draft, staff }: LoadedDraft, { t }: Pick<RequestContext, 't'>) => ({
  kind: 'staff' as const,
  value: draft.staffMember ?? '',
  label: t('credit.label.workedWith'),
  placeholder: t('credit.nobody'),
  options: staff.map(({ slug, name, title }) => ({
    value: slug,
    label: title === null ? name : `${name}, ${title}`,
  })),
});

/** A step as the page shows it. */
export async function stepView(step: CreditStep, loaded: LoadedDraft, context: RequestContext) {
  if (step === 'review') return reviewStep(loaded, context);
  if (step === 'co-borrower') return coBorrowerStep(loaded, context);
  if (step === 'staff') return staffStep(loaded, context);
  if (step.endsWith('residence')) return listStep('residence', step, loaded, context);
  if (step.endsWith('employment')) return listStep('employment', step, loaded, context);
  return userStep(step, loaded, context);
}

type AnyStepView = Awaited<ReturnType<typeof stepView>>;
/** One kind of step. */
export type CreditStepView<Kind extends AnyStepView['kind']> = Extract<AnyStepView, { readonly kind: Kind }>;
