import { z } from 'zod';

/** Defaults of the terms. Decision 90 says why. */
const DEFAULT_TERMS = { leadMonths: 24, careersMonths: 12, heldDays: 90, consentMonths: 60 } as const;

const months = z.number().int().min(1).max(120).nullable();

/** How long a dealership keeps what shoppers sent. A term that nobody set has its default. */
export const retentionShape = z.object({
  id: z.string(),
  /** Months for which leads are kept, with everything about them. */
  leadMonths: months.transform((term) => term ?? DEFAULT_TERMS.leadMonths),
  /** Months for which job applications are kept, with their resumes. */
  careersMonths: months.transform((term) => term ?? DEFAULT_TERMS.careersMonths),
  /** Days for which held leads are kept that nobody released. */
  heldDays: z
    .number()
    .int()
    .min(7)
    .max(365)
    .nullable()
    .transform((term) => term ?? DEFAULT_TERMS.heldDays),
  /** Months for which consent evidence is kept, if that is longer than its lead. */
  consentMonths: months.transform((term) => term ?? DEFAULT_TERMS.consentMonths),
  /** Whether consent evidence is kept until its term even if the person asks us to delete their data. */
  keepsConsentEvidence: z.boolean(),
});
export type Retention = z.infer<typeof retentionShape>;
