/**
 * What the page of a person's data and the studio API say to each other: POST requests to
 * `/api/desk/people-data/<dealership>/find`, `export` and `delete`. Addresses are in bodies, because URLs are logged.
 */
import { FORMS } from '@rooftop/forms/lead-forms';
import { z } from 'zod';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'email' }).max(254))
  .nullable();
/** What follows a number: `x12`, `ext. 12`, `#12`. */
const EXTENSION = /(?<=\d)\s*[a-z#,;].*$/i;
/** The last ten digits, as leads are compared. */
const phone = z
  .string()
  .transform((written) => written.replace(EXTENSION, '').replaceAll(/\D/g, '').slice(-10))
  .pipe(z.string().regex(/^\d{7,10}$/, { error: 'phone' }))
  .nullable();

/**
 * Body of every request: whose data is meant. Of two addresses each one counts, so that everything is found of somebody
 * who gave one to one form and the other to another.
 */
export const shopperShape = z
  .object({ email, phone })
  .refine((shopper) => shopper.email !== null || shopper.phone !== null);
/** A person by what leads call them: email address in lower case, last ten digits of the phone number, or both. */
export type Shopper = z.infer<typeof shopperShape>;

export const PRIVACY_ACTIONS = ['find', 'export', 'delete'] as const;
export type PrivacyAction = (typeof PRIVACY_ACTIONS)[number];

/** How many rows of what there are. */
const dataCountsShape = z.object({
  leads: z.number(),
  files: z.number(),
  /** Evidence of consent to calls and texts, also of leads that are gone. */
  consents: z.number(),
  /** What the website remembers about them in their browsers. */
  visitors: z.number(),
  appointments: z.number(),
  tradeIns: z.number(),
  creditApplications: z.number(),
});
export type DataCounts = z.infer<typeof dataCountsShape>;

/** Response of `find`. */
export const foundDataShape = z.object({
  counts: dataCountsShape,
  /** Latest first. */
  leads: z.array(
    z.object({
      id: z.uuid(),
      number: z.number(),
      form: z.enum(FORMS),
      subject: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      acceptedAt: z.iso.datetime(),
      isHeld: z.boolean(),
    }),
  ),
  /** Whether the dealership keeps consent evidence in spite of a deletion. */
  keepsConsentEvidence: z.boolean(),
});
export type FoundData = z.infer<typeof foundDataShape>;

/** Response of `delete`: what was deleted, and what stays for legal reasons. */
export const deletedDataShape = z.object({ deleted: dataCountsShape, keptConsents: z.number() });
