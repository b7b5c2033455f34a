/** Schema of a lead, from the moment it is accepted: as it is stored and as every channel reads it. */
import type { Form } from '@rooftop/forms/lead-forms';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';

const text = z.string().min(1).max(10_000);
const line = z.string().min(1).max(300);
/**
 * A value from a feed or an editor rather than the visitor. If it is empty or too long, it must not cause the
 * visitor's lead to be rejected.
 */
const told = z
  .string()
  .nullable()
  .transform((text) => text?.slice(0, 300).toWellFormed() || null);

export const leadAddressShape = z.object({
  type: z.enum(['home', 'delivery']),
  line1: line,
  apartment: line.nullable(),
  city: line.nullable(),
  /** Two letters. */
  state: line.nullable(),
  zip: line.nullable(),
});
export type LeadAddress = z.infer<typeof leadAddressShape>;

/**
 * Contact data of the sender (spec 3, lead contact), with at least one of email and phone. A null name is shown as
 * "Not provided".
 */
export const leadContactShape = z
  .object({
    firstName: line.nullable(),
    lastName: line.nullable(),
    email: line.nullable(),
    /** E.164 if possible, otherwise as entered. */
    phone: line.nullable(),
    address: leadAddressShape.nullable(),
  })
  .refine(
    ({ email, phone }) => email !== null || phone !== null,
    'An email address or a phone number is required',
  );
export type LeadContact = z.infer<typeof leadContactShape>;

/** A vehicle that a lead is about (spec 3, ADF lead). Money is integer cents, distances are miles. */
export const leadVehicleShape = z.object({
  /**
   * `buy`: the dealership's vehicle. `sell`: the visitor's vehicle. `trade-in`: the visitor's vehicle, as partial
   * payment for the other one.
   */
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
  /** Cents. Null if unknown or locked for this visitor. */
  price: z.number().int().nonnegative().nullable(),
  /** Path of the vehicle's page on the dealership's website. Absent for other vehicles. */
  path: told.optional(),
  mileage: z.number().int().nonnegative().nullable(),
});
export type LeadVehicle = z.infer<typeof leadVehicleShape>;

/** The dealership's vehicle that the person wants. In a trade-in, their own comes first. */
export const wantedVehicle = (vehicles: readonly LeadVehicle[]): LeadVehicle | undefined =>
  vehicles.find(({ interest }) => interest === 'buy');

/** A form field without a place of its own, in the order of the form: `{ name: 'Position', value: 'Technician' }`. */
const leadDetailShape = z.object({ name: line, value: text });
export type LeadDetail = z.infer<typeof leadDetailShape>;

/** Subject of a lead without its own (spec 7). */
const DEFAULT_SUBJECT = 'Website Lead';

/** When somebody would like to come, in the dealership's local time. */
const wantedTimeShape = z.object({
  day: z.iso.date(),
  /** 24-hour clock such as `09:30`. Null if only the day was chosen. */
  time: z.iso.time({ precision: -1 }).nullable(),
});
export type WantedTime = z.infer<typeof wantedTimeShape>;

/** Content of a submitted form, created by its kind (kinds/). */
export const leadContentShape = z.object({
  /** Summary in English for mail and CRM: `Contact: Trade appraisal`. */
  subject: z
    .string()
    .max(300)
    .transform((subject) => subject.trim() || DEFAULT_SUBJECT),
  contact: leadContactShape,
  comments: text.nullable(),
  details: z.array(leadDetailShape),
  /** The vehicle it is about comes first, then the other one of a trade. If empty, the lead goes as text only (decision 114). */
  vehicles: z.array(leadVehicleShape).max(2),
  /** Absent if the form doesn't ask for a day. */
  wanted: wantedTimeShape.optional(),
  /** What a form sends besides, with the names of spec 3, for programs. Absent if it is all in the fields above. */
  payload: z.record(z.string(), z.unknown()).optional(),
  /** Where staff read in the Studio what is stored elsewhere. Absent for most kinds. */
  staffUrl: z.url().optional(),
});
export type LeadContent = z.infer<typeof leadContentShape>;

/** Proof of what the visitor read and answered when leaving their number (standards, TCPA). Never changed. */
export const consentEvidenceShape = z.object({
  /** Version of the wording, which changes whenever the wording does. */
  textVersion: line,
  /** The exact text shown at the optional checkbox, in the language shown. */
  wording: text,
  /** Whether the optional checkbox was checked. Null if the form has none. */
  isChecked: z.boolean().nullable(),
});
export type ConsentEvidence = z.infer<typeof consentEvidenceShape>;

/** The circumstances in which a lead was sent. */
export const circumstancesShape = z.object({
  /** Path of the page it was sent from, without query. */
  page: z.string().max(2048),
  language: z.enum(LANGUAGES),
  /** IP address of the visitor's machine. Null if unknown (API, test). */
  ipAddress: z.string().max(64).nullable(),
  userAgent: z.string().max(1000).nullable(),
  /** Id of the visitor. Null if there is none (API, test). */
  visitor: z.uuid().nullable(),
  /**
   * `new` or `resend` (spec 4, lead status). For a lead that goes to a CRM it is determined on delivery, counting
   * only the visitor's ADF leads (decision 114). For a text-only lead it tells whether the visitor has sent one before.
   */
  status: z.enum(['new', 'resend']),
  /** Key of the store that the visitor selected. */
  storeKey: z.string().nullable(),
  /** Advertising parameters with allowed names only (spec 3, visitor). */
  advertising: z.record(z.string(), z.string().max(500)),
});
export type Circumstances = z.infer<typeof circumstancesShape>;

/** The dealership's own data in a lead, stored with it so that delivery needs no content. */
export const vendorShape = z.object({
  name: line,
  /** URL of its website. */
  url: z.string(),
  /** Host of its website, for ids and Message-IDs. */
  host: z.string(),
  /** IANA time zone name, for times in mail. */
  timeZone: z.string(),
  /** The general manager unless the form specifies somebody else (spec 3, vendor). */
  contact: z.object({ fullName: told, email: told, phone: told }),
  /** Sender of mail. Null means `leads@<host>`. */
  sender: told,
});
export type Vendor = z.infer<typeof vendorShape>;

/** A file that came with a lead: a resume, or a photo of a trade-in. */
export interface LeadFile {
  /** Generated by us: letters, digits, hyphens, and one dot. */
  readonly name: string;
  readonly type:
    | 'application/pdf'
    | 'image/jpeg'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  readonly bytes: Buffer;
}

/** A lead as stored. */
export interface Lead {
  /** UUIDv7. */
  readonly id: string;
  /** Counts the dealership's leads from 1. People refer to a lead by it, and analytics use it as the id. */
  readonly number: number;
  /** By which the shopper names it at the dealership: `LK-7Q4M`. Random, and unique there. */
  readonly code: string;
  /** Document id of the dealership. */
  readonly dealership: string;
  readonly form: Form;
  /** Topic of a contact lead, `1` to `7` (spec 3). */
  readonly topic: string | null;
  /**
   * `quarantined` leads were classified as spam. They are stored and visible but not delivered until staff release
   * them.
   */
  readonly state: 'accepted' | 'quarantined';
  /** Why it was quarantined. */
  readonly suspicion: string | null;
  /** Created by `npm run leads test`. */
  readonly isTest: boolean;
  /** The owner's user id and name. Null if it has no owner. */
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly acceptedAt: Date;
  readonly content: LeadContent;
  readonly circumstances: Circumstances;
  readonly vendor: Vendor;
  readonly consent: ConsentEvidence | null;
  /** When the sender confirmed the phone number with a code. Null if they did not. */
  readonly phoneVerifiedAt: Date | null;
}
