import { z } from 'zod';
import { RECIPIENT_KEYS } from '@rooftop/forms/lead-forms';
import { hoursShape } from '../../../objects/dates/hours.ts';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { leadRulesShape } from '../../../objects/leads/lead-rules.ts';
import { ANSWER_MINUTES } from '../settings/settings-defaults.ts';
import { DEFAULT_TIME_ZONE, TIME_ZONE_NAMES } from '../../../time-zones.ts';

export const ADF_FORMATS = ['standard', 'merged-comments'] as const;

const contactShape = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
});

/** A row that an editor added and left empty is no recipient. */
const recipientsShape = z
  .array(z.string())
  .transform((list) => list.filter((address) => address.trim() !== ''));

const addressesShape = z.object({
  /** Get every lead as a text email, unless its form has its own recipients. */
  recipients: recipientsShape,
  byForm: z.array(z.object({ form: z.enum(RECIPIENT_KEYS), recipients: recipientsShape })),
  /** CRM addresses, which get leads as ADF email. */
  crmAddresses: recipientsShape,
  /** Sender of emails. Null means the platform's default. */
  sender: z.string().nullable(),
  /** The contact named in leads. Null if no one is named. */
  generalManager: contactShape.nullable(),
});

/** When somebody can answer leads. */
const openingShape = z.object({
  /** IANA name. A missing one must not cost anybody their leads. */
  timeZone: z.enum(TIME_ZONE_NAMES).catch(DEFAULT_TIME_ZONE),
  hours: hoursShape,
});

/** Where a dealership's leads go and who signs for it (spec 3 and 7). Never part of a page. */
export const leadDeliveryShape = addressesShape.extend({
  id: z.string(),
  /** Notified about leads that are held back or could not be delivered. If empty, the recipients are, or else the staff. */
  noticeAddresses: z.array(z.string()),
  /** Told about leads that nobody answered in time. */
  escalationAddresses: z.array(z.string()),
  /** Minutes of opening hours within which leads are to be answered. */
  answerMinutes: z
    .number()
    .int()
    .min(1)
    .max(1440)
    .nullable()
    .catch(null)
    .transform((minutes) => minutes ?? ANSWER_MINUTES),
  /** Whether the figures of each week are mailed. */
  sendsWeeklyReport: z.boolean(),
  /** Of the weekly report, and of mail about leads that are late, held or not delivered. */
  staffLanguage: z.enum(LANGUAGES),
  ...openingShape.shape,
  ...leadRulesShape.shape,
  adfFormat: z.enum(ADF_FORMATS),
  /**
   * Whether leads without a vehicle go to CRMs too, as this year's "Unknown Unknown". Otherwise they are sent as text
   * only.
   */
  usesPlaceholderVehicle: z.boolean(),
  /** Omits the placeholder: ADF without a car has no vehicle element, for CRMs that accept that. */
  omitsUnknownVehicle: z.boolean(),
  /** Every ADF lead has the status `new`, even a visitor's second one (decision 114). */
  everyRequestIsNew: z.boolean(),
  /** Whether shoppers get an email that confirms their request. */
  sendsConfirmations: z.boolean(),
  /** Base URL of the HTTP channel. Null if not used. */
  apiBaseUrl: z.string().nullable(),
  /** URLs that get every lead as JSON. */
  webhooks: z.array(z.string()),
  /** Overrides by store, in the dealership's order. Apply them with `deliveryForStore`. */
  stores: z.array(addressesShape.extend({ key: z.string(), name: z.string(), ...openingShape.shape })),
  /** Each staff member's own mailbox, by document ID. */
  staffEmails: z
    .array(z.object({ id: z.string(), email: z.string() }))
    .transform(
      (list): Readonly<Record<string, string>> =>
        Object.fromEntries(list.map(({ id, email }) => [id, email])),
    ),
});
export type LeadDelivery = z.infer<typeof leadDeliveryShape>;

/**
 * Applies a store's own addresses: they override the dealership's, and recipients are overridden form by form. The
 * caller decides whether the store's addresses apply (spec 4, email override).
 * @param storeKey key of the store that the visitor selected, or null
 */
export function deliveryForStore(delivery: LeadDelivery, storeKey: string | null): LeadDelivery {
  const store = delivery.stores.find(({ key }) => key === storeKey);
  if (store === undefined) return delivery;
  const named = new Set(store.byForm.map(({ form }) => form));
  const own = <One>(list: readonly One[], otherwise: readonly One[]) => [
    ...(list.length > 0 ? list : otherwise),
  ];
  return {
    ...delivery,
    recipients: own(store.recipients, delivery.recipients),
    byForm: [...store.byForm, ...delivery.byForm.filter(({ form }) => !named.has(form))],
    crmAddresses: own(store.crmAddresses, delivery.crmAddresses),
    sender: store.sender ?? delivery.sender,
    generalManager: store.generalManager ?? delivery.generalManager,
  };
}
