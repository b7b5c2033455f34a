import { isAnotherPerson } from '@rooftop/leads/visitors/is-another-person';
import { SUFFIXES } from '@rooftop/vault/applications/application';
import { EMPTY_DRAFT } from '@rooftop/vault/applications/draft';
import { readApplicant } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { consentFields, consentView } from '#app/forms/consent-wording.server.ts';
import type { StepRow } from '#app/forms/steps/step-row.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { inputMask, maskPhone } from '@rooftop/platform/wording/phone-mask';
import { labelsFor } from './credit-wording.server.ts';
import {
  type BorrowerName,
  type CreditChange,
  enteredFields,
  hasBorrower,
  readingOf,
  withPart,
} from './entered.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';

/** Fields, in the order of the page. */
const LABELS = {
  firstName: 'form.firstName',
  middleName: 'credit.middleName',
  lastName: 'form.lastName',
  suffix: 'credit.suffix',
  dateOfBirth: 'credit.label.dateOfBirth',
  email: 'form.email',
  phone: 'form.phone',
} as const;
const FIELDS = Object.keys(LABELS);
const WORDS = ['form.optional', 'credit.noSuffix'] as const;
const HEADINGS = {
  applicant: ['credit.aboutYou', 'credit.aboutYouText'],
  coBorrower: ['credit.aboutCoBorrower', 'credit.aboutCoBorrowerText'],
} as const;

/** The fields of somebody of whom nothing was entered yet: what is known of the visitor. */
async function knownFields({ dealership, visitor }: RequestContext) {
  const profile = await visitor.profile();
  const phone = profile?.phone ? maskPhone(profile.phone, inputMask(dealership.phoneMask)) : '';
  return {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    email: profile?.email ?? '',
    phone,
  };
}

/** Who the applicant or the co-borrower is, and how to reach them. */
export const userStep = (key: string, of: BorrowerName) => {
  const isSelf = of === 'applicant';
  return {
    key,
    applies: hasBorrower(of),
    isComplete: ({ draft, today }) => readApplicant(draft[of].user, today, isSelf).kind === 'complete',
    async view({ id, draft }: LoadedDraft, context: RequestContext) {
      const { dealership, t } = context;
      const [heading, text] = HEADINGS[of];
      return {
        kind: 'user' as const,
        heading: t(heading),
        text: t(text),
        isSelf,
        values: { ...(isSelf && id === null && (await knownFields(context))), ...draft[of].user },
        suffixes: SUFFIXES.map((value) => ({ value, label: value })),
        consent: isSelf ? await consentView(context) : null,
        hasConsent: 'contactConsent' in draft.consent,
        phoneMask: inputMask(dealership.phoneMask),
        labels: labelsFor(LABELS, context),
        words: wordsFor(t, WORDS),
      };
    },
    entered: (form) => ({ ...enteredFields(form, FIELDS), ...consentFields(form) }),
    read(form, { draft, today }, context) {
      const user = enteredFields(form, FIELDS);
      // What was entered of one person is not another's.
      const isAnother = isAnotherPerson(draft[of].user, user);
      const before = isSelf && isAnother ? EMPTY_DRAFT : draft;
      const changed = withPart(before, of, { user, ...(isAnother && { residence: [], employment: [] }) });
      return readingOf(
        readApplicant(user, today, isSelf),
        {
          draft: isSelf ? { ...changed, consent: consentFields(form) } : changed,
          isAnother: isSelf && isAnother,
        },
        { ...user, ...consentFields(form) },
        context,
      );
    },
  } satisfies StepRow<LoadedDraft, CreditChange>;
};
