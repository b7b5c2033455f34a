import { z } from 'zod';
import { RECIPIENT_KEYS } from '../objects/forms.ts';

export const ADF_FORMATS = ['standard', 'merged-comments'] as const;

const contactShape = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
});

const addressesShape = z.object({
  /** get every lead as text mail, unless its form has recipients of its own */
  recipients: z.array(z.string()),
  byForm: z.array(z.object({ form: z.enum(RECIPIENT_KEYS), recipients: z.array(z.string()) })),
  /** of CRMs: get leads as ADF mail */
  crmAddresses: z.array(z.string()),
  /** where mail comes from; null: the platform decides */
  sender: z.string().nullable(),
  /** the contact in leads; null: nobody is named */
  generalManager: contactShape.nullable(),
});

/** Where a dealership's leads go and who signs for it (spec 3 and 7). Never part of a view. */
export const leadDeliveryShape = addressesShape.extend({
  id: z.string(),
  /** are told of leads that are held back or could not be delivered; empty: the recipients are */
  noticeAddresses: z.array(z.string()),
  adfFormat: z.enum(ADF_FORMATS),
  /** leads without a vehicle go to CRMs too, with this year's "Unknown Unknown"; else as text only */
  usesPlaceholderVehicle: z.boolean(),
  /** Leaves the placeholder out: ADF about no car has no vehicle element, for CRMs that take it. */
  omitsUnknownVehicle: z.boolean(),
  /** every ADF lead is `new`, also a visitor's second (decided, 4) */
  everyRequestIsNew: z.boolean(),
  /** whether shoppers get a mail that confirms their request */
  sendsConfirmations: z.boolean(),
  /** base address of the HTTP channel; null: not used */
  apiBaseUrl: z.string().nullable(),
  /** what stores say otherwise: in effect through `deliveryAt` */
  stores: z.array(addressesShape.extend({ key: z.string() })),
  /** everybody's own mailbox, by the id of his document */
  staffEmails: z
    .array(z.object({ id: z.string(), email: z.string() }))
    .transform(
      (list): Readonly<Record<string, string>> =>
        Object.fromEntries(list.map(({ id, email }) => [id, email])),
    ),
});
export type LeadDelivery = z.infer<typeof leadDeliveryShape>;

/**
 * Where leads go when a store's own addresses count: what the store says overrides the dealership's, recipients of
 * forms form by form. Whether they count is the caller's to decide (spec 4, e-mail override).
 * @param storeKey of the store that the visitor chose; null: none
 */
export function deliveryAt(delivery: LeadDelivery, storeKey: string | null): LeadDelivery {
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
