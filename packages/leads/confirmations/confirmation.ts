/** The email that confirms a shopper's request: final text in their language, stored with the lead. */
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { mailBrandShape, mailPictureShape } from '../mail/mail-look.ts';
import { MAIL_KINDS } from './mail-limits.ts';

const noteShape = z.object({ label: z.string().nullable(), value: z.string(), href: z.string().nullable() });
const sectionShape = z.object({ title: z.string(), notes: z.array(noteShape) });

export const confirmationShape = z.object({
  /** Counted by itself: see mail-limits.ts. */
  kind: z.enum(MAIL_KINDS).default('CONTACT'),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  heading: z.string(),
  intro: z.array(z.string()),
  /** How the dealership looks. Null in mails that were written before it was stored. */
  brand: mailBrandShape.nullable().default(null),
  /** What goes before the shopper's code, which is added when the mail is sent. Null shows no code. */
  codeLabel: z.string().nullable().default(null),
  /** The dealership's car that it is about. */
  car: z
    .object({
      title: z.string(),
      href: z.string().nullable(),
      picture: mailPictureShape.nullable(),
      /** As this shopper was shown it. Null if they were shown none. */
      price: z.string().nullable(),
      /** What belongs to the price and the picture. */
      notes: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** The first one is the main button. */
  buttons: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      /** The lead's ticket (lead-ticket.ts) is appended when the mail is sent. */
      needsTicket: z.boolean().default(false),
    }),
  ),
  sections: z.array(sectionShape),
  /** Who takes care of it. Null if no one is named. */
  signature: z
    .object({ name: z.string(), title: z.string().nullable(), portrait: mailPictureShape.nullable() })
    .nullable()
    .default(null),
  /**
   * From when on it would promise what is over: an appointment that has passed, an offer that has expired. Null if it
   * stays true.
   */
  validUntil: z.iso.datetime().nullable().default(null),
  /** How to ask a question. Null if the dealership has no phone number and no email address. */
  closing: z.string().nullable(),
  /** A calendar file (RFC 5545). Null if there is no appointment. */
  calendar: z
    .object({ method: z.enum(['PUBLISH', 'CANCEL']), text: z.string() })
    .nullable()
    .default(null),
  stop: z.object({
    /** Why the shopper gets this email. */
    text: z.string(),
    label: z.string(),
    /** Path of the unsubscribe page; the ticket is appended. */
    path: z.string().startsWith('/'),
  }),
  /** The dealership's email address, or null if it shows none. */
  replyTo: z.string().nullable(),
});

/** A confirmation. What the visitor wrote is in it only as far as `quoteText` lets it through. */
export type Confirmation = z.infer<typeof confirmationShape>;
export type ConfirmationSection = Confirmation['sections'][number];
export type MailPicture = z.infer<typeof mailPictureShape>;
