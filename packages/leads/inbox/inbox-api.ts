/**
 * What the inbox of leads and the studio API say to each other: lists, leads and refusals below
 * `/api/desk/leads/<dealership>` (`change-api.ts` has what people change). Times are ISO 8601 in UTC.
 */
import { FORMS } from '@rooftop/forms/lead-forms';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { vinNoteShape } from '@rooftop/vin/vin-note';
import { z } from 'zod';
import { shownDestinationShape } from '../destination.ts';
import { consentEvidenceShape, leadContentShape } from '../lead.ts';
import { messageShape } from '../messages/messages-api.ts';
import { LOST_REASONS, saleShape } from './outcome.ts';

/** How far somebody got with a lead. `new` and `assigned` leads wait for an answer. */
export const LEAD_STATUSES = ['new', 'assigned', 'contacted', 'appointment', 'sold', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

const time = z.iso.datetime();
/** One line of text. */
export const textLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** Somebody who may read the dealership's leads, and so may own them. */
export const personShape = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() });
export type InboxPerson = z.infer<typeof personShape>;

/**
 * The response clock. It runs in the opening hours of the lead's store, from the moment that the lead was accepted or
 * released, until the first answer.
 */
const clockShape = z.object({
  startedAt: time,
  /** When the time in which the dealership wants to answer is over. */
  lateAt: time,
  /** When the clock stopped. Null while it runs. */
  answeredAt: time.nullable(),
});

/** A lead as the list shows it. */
const listedLeadShape = z.object({
  id: z.uuid(),
  number: z.number(),
  /** By which the shopper names it: `LK-7Q4M`. */
  code: z.string(),
  form: z.enum(FORMS),
  subject: z.string(),
  /** Name, or else email address or phone number. */
  from: z.string(),
  /** `2021 Honda Civic`, or null. */
  vehicle: z.string().nullable(),
  acceptedAt: time,
  status: z.enum(LEAD_STATUSES),
  owner: personShape.pick({ id: true, name: true }).nullable(),
  clock: clockShape,
  storeKey: z.string().nullable(),
  /** `utm_source`, or `direct`. */
  source: z.string(),
  isTest: z.boolean(),
  /** Held as probable spam. */
  isHeld: z.boolean(),
  /** Whether the shopper, or somebody unknown who may be the shopper, has written since the last answer. */
  hasNewReply: z.boolean(),
  /** Deliveries that are given up. */
  deadDeliveries: z.number(),
  waitingDeliveries: z.number(),
  /** Grows with every change. Changes name the version that they were made from. */
  version: z.number(),
});
export type ListedLead = z.infer<typeof listedLeadShape>;

/** What the list may be narrowed to. All of it must hold. */
export const leadFilterShape = z.object({
  status: z.enum(LEAD_STATUSES).optional(),
  /**
   * `open`: `new` or `assigned`. `late`: not answered in time. Neither has test leads. `held`: probable spam. `undelivered`: with dead deliveries.
   */
  special: z.enum(['open', 'late', 'held', 'undelivered']).optional(),
  form: z.enum(FORMS).optional(),
  storeKey: z.string().max(100).optional(),
  source: z.string().max(500).optional(),
  /** A person's id, or `nobody`. */
  owner: z.string().max(128).optional(),
  /** First and last day on which leads came in, in the dealership's time zone. */
  receivedFrom: z.iso.date().optional(),
  receivedTo: z.iso.date().optional(),
  /** Beginnings of words: of names, addresses, phone numbers, cars, stock and lead numbers, messages, details and notes. */
  search: z.string().trim().max(100).optional(),
});
export type LeadFilter = z.infer<typeof leadFilterShape>;

/** Body of the list's POST. It is no query string: URLs are logged, and a search may name a shopper. */
export const listRequestShape = leadFilterShape.extend({ cursor: z.string().max(200).optional() });

/** Body of the export's POST: the words of the file are in this language. */
export const exportRequestShape = leadFilterShape.extend({ language: z.enum(LANGUAGES).default('en') });

/** Response of the list: 50 leads, latest first. Held leads are only listed under `held` and in searches. */
export const leadPageShape = z.object({
  leads: z.array(listedLeadShape),
  /** The `cursor` of the next page. Null on the last one. */
  next: z.string().nullable(),
  /** Of the whole dealership, whatever the filter. */
  counts: z.object({
    open: z.number(),
    late: z.number(),
    held: z.number(),
    undelivered: z.number(),
  }),
});
export type LeadPage = z.infer<typeof leadPageShape>;

/** One line of a lead's history. */
export const eventShape = z.object({
  at: time,
  /** Null if the platform did it. */
  by: z.string().nullable(),
  /** `note`, `answered` and `attempted` carry the text, the way or the outcome in `detail`; `status` and `owner` carry the new value, `mail` carries what came in (packages/leads/messages/message.ts). */
  kind: z.enum([
    'status',
    'owner',
    'note',
    'answered',
    'attempted',
    'appointment',
    'released',
    'sentAgain',
    'sentTo',
    'escalated',
    'phoneVerified',
    'mail',
    'mailedAnyway',
  ]),
  detail: z.string().nullable(),
});

const deliveryShape = z.object({
  id: z.uuid(),
  /** Null if no recipient was configured. */
  destination: shownDestinationShape.nullable(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  nextAt: time.nullable(),
  attempts: z.array(
    z.object({ at: time, outcome: z.enum(['delivered', 'failed', 'dead']), detail: z.string().nullable() }),
  ),
});

/** Response for one lead. */
export const leadRecordShape = z.object({
  lead: listedLeadShape,
  content: leadContentShape.omit({ payload: true }),
  language: z.enum(LANGUAGES),
  /** Why it was held. */
  suspicion: z.string().nullable(),
  /** Numbers in what the sender entered as phone: in E.164, with the URLs to call it and to text it, if it can be. */
  numbers: z.array(z.object({ number: z.string(), call: z.string(), text: z.string().nullable() })),
  /** When the sender confirmed the phone number with a code. Null if they did not. */
  phoneVerifiedAt: time.nullable(),
  page: z.string(),
  advertising: z.record(z.string(), z.string()),
  consent: consentEvidenceShape
    .extend({ at: time, phone: z.string().nullable(), ipAddress: z.string().nullable() })
    .nullable(),
  /** The dealership's car that it is about. `url` and `picture` are absolute; null if the car is gone. */
  car: z.object({ title: z.string(), url: z.string().nullable(), picture: z.string().nullable() }).nullable(),
  /** What the VINs of its vehicles say. */
  vins: z.array(vinNoteShape),
  files: z.array(z.object({ position: z.number(), name: z.string(), type: z.string() })),
  /** When the shopper comes. `isBooked`: they booked it online, it is still to come, and only they move or cancel it. */
  appointment: z.object({ at: time, minutes: z.number(), isBooked: z.boolean() }).nullable(),
  /** What was sold. Null if it was not, or nobody said what. */
  sale: saleShape.nullable(),
  /** Why it was lost. Null if it was not, or nobody said why. */
  lostReason: z.enum(LOST_REASONS).nullable(),
  deliveries: z.array(deliveryShape),
  events: z.array(eventShape),
  /** Mail between the shopper and the dealership, oldest first. */
  messages: z.array(messageShape),
  /** Everything else that the same email address or phone number sent to this dealership, latest first. */
  earlier: z.array(listedLeadShape),
});
export type LeadRecord = z.infer<typeof leadRecordShape>;

/** Why a request was refused, where that depends on more than the status. The desk has its own words for each. */
const REFUSALS = [
  'noLead',
  'held',
  'noSuchPerson',
  'noAppointment',
  'bookedOnline',
  'noFile',
  'noDelivery',
  'tooManyInboxes',
  'pushUnreached',
  'deviceUnknown',
  'noMailAddress',
  'mailStopped',
  'noAnswer',
] as const;

/**
 * Body of every refusal. `message` is in English. `lead` is the lead's latest state if someone else changed it first
 * (409).
 */
export const inboxRefusalShape = z.object({
  message: z.string(),
  reason: z.enum(REFUSALS).optional(),
  needsCode: z.literal(true).optional(),
  lead: leadRecordShape.optional(),
});
export type InboxRefusal = z.infer<typeof inboxRefusalShape>;

/** Name of the event that ends a stream because its reader has opened newer ones. */
export const STREAM_REPLACED = 'replaced';

/** Data of the events of `/events` (server-sent events): what changed. Readers fetch what they show. */
export const leadChangedShape = z.object({
  id: z.uuid(),
  number: z.number(),
  /** Whether the lead has just arrived, or was held and has just been released. */
  isNew: z.boolean(),
  /** Who changed it. Null if the platform did. */
  by: z.string().nullable(),
});
export type LeadChanged = z.infer<typeof leadChangedShape>;
