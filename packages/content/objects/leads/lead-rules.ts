import { RECIPIENT_KEYS } from '@rooftop/forms/lead-forms';
import { CONDITIONS } from '@rooftop/listing/listing-conditions';
import { z } from 'zod';
import { TIME_OF_DAY } from '../dates/hours.ts';

export const RULE_OPENINGS = ['open', 'closed'] as const;

const isTime = (text: string | null) => text === null || TIME_OF_DAY.test(text);

/** Where some leads go instead of to the usual recipients, and what is done with some of them. */
export const leadRulesShape = z.object({
  /** The first one whose conditions hold decides. Empty forms and nulls hold for every lead. */
  leadRules: z.array(
    z
      .object({
        key: z.string().min(1),
        name: z.string().min(1),
        forms: z.array(z.enum(RECIPIENT_KEYS)),
        /** Keys of stores. */
        stores: z.array(z.string()).nullable(),
        condition: z.enum(CONDITIONS).nullable(),
        opening: z.enum(RULE_OPENINGS).nullable(),
        /** Local times of the store. */
        from: z.string().nullable(),
        until: z.string().nullable(),
        recipients: z.array(z.string()).min(1),
        /** One recipient after the other, instead of all. */
        takesTurns: z.boolean(),
        /** The first recipient who may read leads becomes the owner. */
        recipientOwns: z.boolean(),
      })
      // Of the whole rule, because without its times it would hold all day.
      .refine(({ from, until }) => isTime(from) && isTime(until), 'Times are such as 17:30'),
  ),
  /** Email addresses, domains as `@vendor.example`, and phone numbers whose leads are stored and reported to nobody. */
  ignoredSenders: z.array(z.string()),
  /** First lines of the email that confirms a request, while the store is open and while it is closed. */
  replies: z.object({ open: z.string().nullable(), closed: z.string().nullable() }),
  /** What an answer by mail from the desk begins with. Null if none was written in this language. */
  answerTemplate: z.string().nullable(),
});
