/** What the inbox of leads asks the studio API to change, below `/api/desk/leads/<dealership>`. */
import { z } from 'zod';
import { LEAD_STATUSES } from './inbox-api.ts';
import { LOST_REASONS, saleShape } from './outcome.ts';

/** How a shopper was answered. */
export const ANSWERS = ['call', 'text', 'mail'] as const;
export type AnsweredBy = (typeof ANSWERS)[number];

/** What became of a call that was no answer: the number was dialed, there is a voicemail, or nobody picked up. */
export const CALL_ATTEMPTS = ['dialed', 'leftMessage', 'noAnswer'] as const;
export type Attempt = (typeof CALL_ATTEMPTS)[number];

/** Changes that depend on what the person saw: the server refuses them with 409 if the version is not the latest. */
const versioned = { version: z.number().int().nonnegative() };

/** Body of a POST to a lead. */
export const changeShape = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('status'),
    status: z.enum(LEAD_STATUSES),
    /** With `sold`. Absent if nobody said it. */
    sale: saleShape.optional(),
    /** With `lost`. Absent if nobody said it. */
    lostReason: z.enum(LOST_REASONS).optional(),
    ...versioned,
  }),
  /** Makes the person who asks its owner. */
  z.object({ action: z.literal('take'), ...versioned }),
  z.object({ action: z.literal('assign'), owner: z.string().max(128).nullable(), ...versioned }),
  z.object({ action: z.literal('note'), text: z.string().trim().min(1).max(4000) }),
  /** Stops the clock. The status becomes `contacted` if it was `new` or `assigned`. */
  z.object({ action: z.literal('answered'), by: z.enum(ANSWERS) }),
  /** Somebody tried to call. It stands in the history; the clock runs on. */
  z.object({ action: z.literal('attempted'), outcome: z.enum(CALL_ATTEMPTS) }),
  z.object({
    action: z.literal('appointment'),
    at: z.iso.datetime(),
    minutes: z.number().int().min(5).max(480),
    ...versioned,
  }),
  /** Delivers a held lead. */
  z.object({ action: z.literal('release') }),
  /** Sends what was not delivered again, or everything. */
  z.object({ action: z.literal('sendAgain'), all: z.boolean() }),
  z.object({ action: z.literal('sendTo'), address: z.email().max(254) }),
]);
export type LeadChange = z.infer<typeof changeShape>;

/** Body of a POST to `/bulk`. Leads that changed meanwhile are changed all the same: nobody looked at each. */
export const bulkShape = z.object({
  leads: z.array(z.uuid()).min(1).max(200),
  change: z.discriminatedUnion('action', [
    z.object({ action: z.literal('status'), status: z.enum(LEAD_STATUSES) }),
    z.object({ action: z.literal('assign'), owner: z.string().max(128).nullable() }),
    z.object({ action: z.literal('release') }),
    z.object({ action: z.literal('sendAgain') }),
  ]),
});
export type BulkChange = z.infer<typeof bulkShape>;

/** Response of `/bulk`: how many leads were changed. */
export const bulkResultShape = z.object({ changed: z.number() });
