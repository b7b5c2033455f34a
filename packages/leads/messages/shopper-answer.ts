/** An answer to a shopper, as it is stored: final text in their language, with the car as they are shown it. */
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { mailBrandShape, mailPictureShape } from '../mail/mail-look.ts';

/** The dealership's car, with its price statement. */
export const answerCarShape = z.object({
  title: z.string(),
  /** Absolute URL of its page. Null if it has none. */
  href: z.string().nullable(),
  /** The first one is shown large. */
  pictures: z.array(mailPictureShape).max(4),
  /** As text. Null for "call for price" and for a price that this shopper has not unlocked. */
  price: z.string().nullable(),
  /** The parts of the price, if it has several. */
  lines: z.array(z.object({ label: z.string(), amount: z.string() })),
  /** What belongs beside the price: what it leaves out, and its day. */
  notes: z.array(z.string()),
});
export type AnswerCar = z.infer<typeof answerCarShape>;

export const answerShape = z.object({
  language: z.enum(LANGUAGES),
  /** How the dealership looks. Null if it is not known. */
  brand: mailBrandShape.nullable(),
  /** Null if the answer shows no car. */
  car: answerCarShape.nullable(),
  /** Who writes, as the header From names them. */
  fromName: z.string(),
  /** Null if there is nowhere to reply to but the sender. */
  replyTo: z.string().nullable(),
  /** Message-ID of what it answers. Null for a first mail. */
  inReplyTo: z.string().nullable(),
});
export type ShopperAnswer = z.infer<typeof answerShape>;
