/** What a lead is, from the moment it is accepted: as it is stored, and as every channel reads it. */
import { z } from 'zod';

/** The forms that make leads (spec 7). */
export const FORMS = [
  'UNLOCK_INVENTORY',
  'UNLOCK_PRICE',
  'SCHEDULE_TEST_DRIVE',
  'SELL_OR_TRADE',
  'CONTACT',
  'STAFF_MEMBER',
  'CAREERS',
  'APPLY_FINANCING',
  'FULL_CREDIT_APP',
  'SERVICE',
] as const;
export type Form = (typeof FORMS)[number];

const text = z.string().min(1).max(10_000);
const line = z.string().min(1).max(300);
/** What a feed or an editor wrote, and not the visitor: empty or too long, it is no reason to refuse his lead. */
const told = z
  .string()
  .nullable()
  .transform((text) => text?.slice(0, 300).toWellFormed() || null);

export const leadAddressShape = z.object({
  type: z.enum(['home', 'delivery']),
  line1: line,
  apartment: line.nullable(),
  city: line.nullable(),
  /** two letters */
  state: line.nullable(),
  zip: line.nullable(),
});
export type LeadAddress = z.infer<typeof leadAddressShape>;

/** Whoever wrote (spec 3, lead contact): at least one of e-mail and phone. A name that is null is "Not provided". */
export const leadContactShape = z
  .object({
    firstName: line.nullable(),
    lastName: line.nullable(),
    email: line.nullable(),
    /** E.164 where it can be, else as written */
    phone: line.nullable(),
    address: leadAddressShape.nullable(),
  })
  .refine(
    ({ email, phone }) => email !== null || phone !== null,
    'An e-mail address or a phone number is needed',
  );
export type LeadContact = z.infer<typeof leadContactShape>;

/** A car that a lead is about (spec 3, ADF lead). Money is integer cents, distances are miles. */
export const leadVehicleShape = z.object({
  /** `buy`: ours; `sell`: the visitor's, which he offers; `trade-in`: his, in part payment for the other one */
  interest: z.enum(['buy', 'sell', 'trade-in']),
  status: z.enum(['new', 'used']),
  year: z.number().int().min(1900).max(2100).nullable(),
  make: told,
  model: told,
  trim: told,
  vin: told,
  stockNumber: told,
  bodyStyle: told,
  transmission: z.enum(['automatic', 'manual']).nullable(),
  exteriorColor: told,
  interiorColor: told,
  /** cents; null also while it is locked for this visitor */
  price: z.number().int().nonnegative().nullable(),
  /** of the car's page on the dealership's website; absent for cars that are not ours */
  path: told.optional(),
  mileage: z.number().int().nonnegative().nullable(),
});
export type LeadVehicle = z.infer<typeof leadVehicleShape>;

/** A used car of ours of which nothing is known: what a form or a feed says stands in its place. */
export const UNKNOWN_VEHICLE: LeadVehicle = {
  interest: 'buy',
  status: 'used',
  year: null,
  make: null,
  model: null,
  trim: null,
  vin: null,
  stockNumber: null,
  bodyStyle: null,
  transmission: null,
  exteriorColor: null,
  interiorColor: null,
  price: null,
  mileage: null,
};

/** Something that a form asked beyond these, in the order of the form: `{ name: 'Position', value: 'Technician' }`. */
export const leadDetailShape = z.object({ name: line, value: text });
export type LeadDetail = z.infer<typeof leadDetailShape>;

/** The subject of a lead that has none of its own (spec 7). */
export const DEFAULT_SUBJECT = 'Website Lead';

/** When somebody would like to come, as clocks at the dealership show it. */
export const wantedTimeShape = z.object({
  day: z.iso.date(),
  /** on a 24-hour clock: `09:30`; null if only the day was chosen */
  time: z.iso.time({ precision: -1 }).nullable(),
});
export type WantedTime = z.infer<typeof wantedTimeShape>;

/** What a filled-in form says; made by its kind (kinds/). */
export const leadContentShape = z.object({
  /** says in English what it is, for mail and CRM: `Contact: Trade appraisal` */
  subject: z
    .string()
    .max(300)
    .transform((subject) => subject.trim() || DEFAULT_SUBJECT),
  contact: leadContactShape,
  comments: text.nullable(),
  details: z.array(leadDetailShape),
  /** the car it is about first; a trade-in after it; none: the lead goes as text only (decided, 7) */
  vehicles: z.array(leadVehicleShape).max(2),
  /** absent if the form asks for no day */
  wanted: wantedTimeShape.optional(),
});
export type LeadContent = z.infer<typeof leadContentShape>;

/** Proof of what somebody read and answered when he left his number (standards, TCPA). Never changed. */
export const consentEvidenceShape = z.object({
  /** names the wording: changes when the wording does */
  textVersion: line,
  /** exactly what was shown at the optional box, in the language it was shown in */
  wording: text,
  /** whether the optional box was checked; null: the form has none */
  isChecked: z.boolean().nullable(),
});
export type ConsentEvidence = z.infer<typeof consentEvidenceShape>;

/** How a lead came about. */
export const circumstancesShape = z.object({
  /** of the page that it was sent from, without query */
  page: z.string().max(2048),
  language: z.enum(['en', 'es']),
  /** of the visitor's machine; null: not known (API, test) */
  ipAddress: z.string().max(64).nullable(),
  userAgent: z.string().max(1000).nullable(),
  /** id of the visitor; null if nobody asked for one (API, test) */
  visitor: z.uuid().nullable(),
  /**
   * `new` or `resend` (spec 4, lead status). Of a lead that a CRM gets it is settled when it leaves, over the visitor's ADF
   * leads alone (decided, 4); of a text-only lead it says whether the visitor has written before.
   */
  status: z.enum(['new', 'resend']),
  /** key of the store that he chose */
  storeKey: z.string().nullable(),
  /** advertising parameters of allowed names only (spec 3, visitor) */
  advertising: z.record(z.string(), z.string().max(500)),
});
export type Circumstances = z.infer<typeof circumstancesShape>;

/** The dealership as it signs for a lead: taken down with the lead, so that delivery needs no content. */
export const vendorShape = z.object({
  name: line,
  /** address of its website */
  url: z.string(),
  /** host of its website: in ids and Message-IDs */
  host: z.string(),
  /** IANA name, for times in mail */
  timeZone: z.string(),
  /** the general manager, unless the form says otherwise (spec 3, vendor) */
  contact: z.object({ fullName: told, email: told, phone: told }),
  /** where mail comes from; null: `leads@<host>` */
  sender: told,
});
export type Vendor = z.infer<typeof vendorShape>;

/** A file that came with a lead: a resume. */
export interface LeadFile {
  /** made by us: letters, digits, hyphens and one dot */
  readonly name: string;
  readonly type:
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  readonly bytes: Buffer;
}

/** A lead as it is stored. */
export interface Lead {
  /** UUIDv7 */
  readonly id: string;
  /** Counts the dealership's leads from 1: how people name a lead, and what analytics want for an id. */
  readonly number: number;
  /** document id of the dealership */
  readonly dealership: string;
  readonly form: Form;
  /** of a contact lead: `1` to `7` (spec 3) */
  readonly topic: string | null;
  /** quarantined: taken for spam; kept, visible, not delivered until somebody releases it */
  readonly state: 'accepted' | 'quarantined';
  /** why it was quarantined */
  readonly suspicion: string | null;
  /** made by `npm run leads test` */
  readonly isTest: boolean;
  readonly acceptedAt: Date;
  readonly content: LeadContent;
  readonly circumstances: Circumstances;
  readonly vendor: Vendor;
  readonly consent: ConsentEvidence | null;
}
