import type { BorrowerDraft } from '@rooftop/vault/applications/draft';
import type { FieldValues } from '@rooftop/vault/applications/application-fields';
import { MAX_ENTRIES, MONTHS_TO_COVER } from '@rooftop/vault/applications/covers-two-years';
import { readEmployment, readResidence } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { inputMask } from '@rooftop/platform/wording/phone-mask';
import { creditChoices, formatYearsAndMonths, labelsFor } from './credit-wording.server.ts';
import {
  type BorrowerName,
  type CreditChange,
  enteredFields,
  enteredText,
  hasBorrower,
  readingOf,
  withPart,
} from './entered.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';

type Entries = BorrowerDraft['residence'];

const WORDS = ['apply.choose', 'form.optional', 'credit.howLong'] as const;

/** Words, fields and rules of the two lists. Fields are in the order of the page. */
const LISTS = {
  residence: {
    headings: {
      applicant: ['credit.yourResidence', 'credit.residenceText'],
      coBorrower: ['credit.coBorrowerResidence', 'credit.coBorrowerResidenceText'],
    },
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
    readList: readResidence,
  },
  employment: {
    headings: {
      applicant: ['credit.yourEmployment', 'credit.employmentText'],
      coBorrower: ['credit.coBorrowerEmployment', 'credit.coBorrowerEmploymentText'],
    },
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
    readList: readEmployment,
  },
} as const;

/** The entries of a list, which the form numbers from 0. */
function enteredList(form: FormData, names: readonly string[]): Entries {
  const entries: Entries = [];
  while (entries.length < MAX_ENTRIES && names.some((name) => form.has(`${entries.length}.${name}`)))
    entries.push(enteredFields(form, names, `${entries.length}.`));
  return entries;
}

/** A list with an entry added or removed, if a button asks for that. Null if none does. */
function changedList(list: Entries, intent: string): Entries | null {
  if (intent === 'add' && list.length < MAX_ENTRIES) return [...list, {}];
  const removed = /^remove\.(\d+)$/.exec(intent)?.[1];
  return removed === undefined ? null : list.filter((_one, at) => at !== Number(removed));
}

/** Residences or employments. The list grows until it covers two years (spec 3). */
export const listStep = <Part extends keyof typeof LISTS>(key: string, of: BorrowerName, part: Part) => {
  const { headings, current, earlier, add, labels, years, months, readList } = LISTS[part];
  const fields = Object.keys(labels);
  const hasSame = of === 'coBorrower' && part === 'residence';
  const entered = (form: FormData): FieldValues =>
    Object.fromEntries(
      enteredList(form, fields).flatMap((values, at) =>
        Object.entries(values).map(([name, value]) => [`${at}.${name}`, value]),
      ),
    );
  return {
    key,
    applies: hasBorrower(of),
    isComplete: ({ draft }) => readList(draft[of][part]).kind === 'complete',
    view({ draft }: LoadedDraft, context: RequestContext) {
      const { dealership, locale, t } = context;
      const [heading, text] = headings[of];
      const entries = draft[of][part];
      const numberIn = (written: string | undefined) => Number(written) || 0;
      const covered = entries.reduce(
        (sum, one) => sum + numberIn(one[years]) * 12 + numberIn(one[months]),
        0,
      );
      const isShort = entries.length > 1 && covered > 0 && covered < MONTHS_TO_COVER;
      const time = () => formatYearsAndMonths(Math.floor(covered / 12), covered % 12, locale);
      return {
        kind: part,
        heading: t(heading),
        text: t(text),
        /** Label of the button that copies the applicant's addresses. Null where there is nothing to copy. */
        same: hasSame ? t('credit.sameResidence') : null,
        isSelf: of === 'applicant',
        entries: (entries.length === 0 ? [{}] : entries).map((values, at) => ({
          values,
          heading: t(at === 0 ? current : earlier),
          remove: at === 0 ? null : t('credit.remove', { number: at + 1 }),
        })),
        covered: isShort ? t('credit.covered', { time: time() }) : null,
        add: t(add),
        choices: creditChoices(context),
        phoneMask: inputMask(dealership.phoneMask),
        labels: labelsFor(labels, context),
        words: wordsFor(t, WORDS),
      };
    },
    entered,
    read(form, { draft }, context) {
      const intent = enteredText(form, 'intent');
      const isSame = hasSame && intent === 'same';
      const list = isSame ? draft.applicant.residence : enteredList(form, fields);
      const store = (entries: Entries): CreditChange => ({ draft: withPart(draft, of, { [part]: entries }) });
      const changed = isSame ? null : changedList(list, intent);
      if (changed !== null) return { kind: 'stay', change: store(changed) };
      const read = readList(list);
      const isShort = read.kind === 'short' && !isSame;
      return readingOf(read, store(isShort ? [...list, {}] : list), entered(form), context);
    },
  } satisfies StepRow<LoadedDraft, CreditChange>;
};
