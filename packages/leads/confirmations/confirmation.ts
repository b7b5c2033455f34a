/** What a shopper reads by e-mail after a request: finished words in their language, stored with the lead. */
import { z } from 'zod';

const noteShape = z.object({ label: z.string().nullable(), value: z.string(), href: z.string().nullable() });

export const confirmationShape = z.object({
  language: z.enum(['en', 'es']),
  subject: z.string(),
  heading: z.string(),
  intro: z.array(z.string()),
  buttons: z.array(z.object({ label: z.string(), href: z.string() })),
  sections: z.array(z.object({ title: z.string(), notes: z.array(noteShape) })),
  /** how to ask something; null if neither a phone nor an e-mail address is known */
  closing: z.string().nullable(),
  stop: z.object({
    /** why they get this e-mail */
    text: z.string(),
    label: z.string(),
    /** path of the page that stops such e-mails, in front of a ticket */
    path: z.string().startsWith('/'),
  }),
  /** the dealership's own address; null if it shows none */
  replyTo: z.string().nullable(),
});

/**
 * A confirmation. It contains nothing that the visitor wrote, no name and no message, so it cannot be used to send
 * their words to a stranger.
 */
export type Confirmation = z.infer<typeof confirmationShape>;
