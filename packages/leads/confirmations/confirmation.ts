/** The email that confirms a shopper's request: final text in their language, stored with the lead. */
import { z } from 'zod';

const noteShape = z.object({ label: z.string().nullable(), value: z.string(), href: z.string().nullable() });

export const confirmationShape = z.object({
  language: z.enum(['en', 'es']),
  subject: z.string(),
  heading: z.string(),
  intro: z.array(z.string()),
  buttons: z.array(z.object({ label: z.string(), href: z.string() })),
  sections: z.array(z.object({ title: z.string(), notes: z.array(noteShape) })),
  /** How to ask a question. Null if the dealership has no phone number and no email address. */
  closing: z.string().nullable(),
  stop: z.object({
    /** Why the shopper gets this email. */
    text: z.string(),
    label: z.string(),
    /** Path of the unsubscribe page; the ticket is appended. */
    path: z.string().startsWith('/'),
  }),
  /** It is not sent if the dealership has sent the address as many within 24 hours. Defaults to 1. */
  perDay: z.int().min(1).optional(),
  /** The dealership's email address, or null if it shows none. */
  replyTo: z.string().nullable(),
});

/**
 * A confirmation. It contains nothing that the visitor wrote, neither name nor message, so it cannot be used to send
 * their words to a stranger.
 */
export type Confirmation = z.infer<typeof confirmationShape>;
