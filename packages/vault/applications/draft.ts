/** A credit application between its steps: what was entered, right or wrong. It never has a Social Security number. */
import { z } from 'zod';

const values = z.record(z.string(), z.string());

const borrowerDraftShape = z.object({
  user: values,
  /** The current one first. */
  residence: z.array(values),
  employment: z.array(values),
});
export type BorrowerDraft = z.infer<typeof borrowerDraftShape>;

export const draftShape = z.object({
  applicant: borrowerDraftShape,
  /** Null before the visitor was asked. */
  hasCoBorrower: z.boolean().nullable(),
  /** Kept when the visitor says that there is none, in case they change their mind. */
  coBorrower: borrowerDraftShape,
  /** Slug; empty for no staff member. Null before the visitor was asked. */
  staffMember: z.string().nullable(),
  /** Fields of the consent to calls and texts, as posted with the phone number. */
  consent: values,
});
export type Draft = z.infer<typeof draftShape>;

const NOBODY: BorrowerDraft = { user: {}, residence: [], employment: [] };

export const EMPTY_DRAFT: Draft = {
  applicant: NOBODY,
  hasCoBorrower: null,
  coBorrower: NOBODY,
  staffMember: null,
  consent: {},
};
