import type { RequestContext } from '#app/context.server.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import { type CreditChange, enteredFields, enteredText } from './entered.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';

/** The member of the staff with whom the applicant has worked, if the dealership has published any. */
export const staffStep = {
  key: 'staff',
  applies: ({ staff }) => staff.length > 0,
  isComplete: ({ draft }) => draft.staffMember !== null,
  view: ({ draft, staff }: LoadedDraft, { t }: RequestContext) => ({
    kind: 'staff' as const,
    heading: t('credit.staffHeading'),
    text: t('credit.staffText'),
    value: draft.staffMember ?? '',
    label: t('credit.label.workedWith'),
    placeholder: t('credit.nobody'),
    options: staff.map(({ slug, name, title }) => ({
      value: slug,
      label: title === null ? name : `${name}, ${title}`,
    })),
  }),
  entered: (form) => enteredFields(form, ['staffMember']),
  read(form, { draft, staff }) {
    const slug = enteredText(form, 'staffMember');
    const staffMember = staff.some((one) => one.slug === slug) ? slug : '';
    return { kind: 'complete', change: { draft: { ...draft, staffMember } } };
  },
} satisfies StepRow<LoadedDraft, CreditChange>;
