/** What the desk and the studio API say to each other about mail to and from the shopper of a lead. */
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { answerCarShape } from './shopper-answer.ts';
import { MESSAGE_KINDS } from './message.ts';

/** Why an answer has not reached the mail server, as far as we know. */
export const ANSWER_PROBLEMS = [
  'unreachable',
  'rejected',
  'noAddress',
  'nothingWritten',
  'stopped',
  'other',
] as const;
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/**
 * What became of an answer. `sent`: the mail server has accepted it. `dead`: it was given up. `withheld`: the shopper
 * stopped mail of the dealership while it was waiting.
 */
export const ANSWER_STATES = ['waiting', 'sent', 'dead', 'withheld'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** A mail of the conversation. */
export const messageShape = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  at: z.iso.datetime(),
  /** Who wrote it: a staff member by name, others by name and address. Null if it says no sender. */
  from: z.string().nullable(),
  subject: z.string(),
  /** What they wrote. */
  text: z.string(),
  /** All of it, with what their mail program quoted. Empty if it quoted nothing. */
  whole: z.string(),
  /** Whether subject and text are empty here, because they are sealed with the credit application. */
  isSealed: z.boolean(),
  /** Their content is not stored. */
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** Of an answer; null for mail that came in. */
  state: z.enum(ANSWER_STATES).nullable(),
  /** Why the last attempt to send it failed. Null if none did. */
  problem: z.enum(ANSWER_PROBLEMS).nullable(),
  /** When the next attempt is. Null if there is none. */
  nextAt: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof messageShape>;

/** Response of `GET /<lead>/answer`: what an answer begins as, for the salesperson to change. */
export const answerDraftShape = z.object({
  /** The shopper's address. */
  to: z.string(),
  /** Of the shopper. */
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
  /** The dealership's car as this shopper is shown it. Null if the lead is about none that they may see. */
  car: answerCarShape.nullable(),
  /** Whether the shopper has stopped mail of this dealership. */
  isStopped: z.boolean(),
  /** The mailbox that gets the shopper's reply. Null if it comes back into the lead. */
  repliesTo: z.string().nullable(),
});
export type AnswerDraft = z.infer<typeof answerDraftShape>;

/** Body of `POST /<lead>/answer`. */
export const answerRequestShape = z.object({
  /** Chosen by the desk, so that a second press sends no second mail. */
  id: z.uuid(),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  text: z
    .string()
    .trim()
    .min(1)
    .max(10_000)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u),
  hasCar: z.boolean(),
  /** Whether the salesperson confirmed that they write although the shopper has stopped mail. */
  isAllowed: z.boolean().default(false),
});
export type AnswerRequest = z.infer<typeof answerRequestShape>;
