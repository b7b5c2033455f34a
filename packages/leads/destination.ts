/**
 * Where leads go. Decided when a lead is accepted, in the same transaction: a later change of settings does not touch it,
 * unless the lead had nowhere to go (delivery/plan-afresh.ts).
 */
import { z } from 'zod';

/** The ways a lead can take: one file each in channels/. */
export const CHANNELS = ['text-mail', 'adf-mail', 'text-api', 'adf-api'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether a channel carries ADF. */
export const isAdf = (channel: Channel): boolean => channel === 'adf-mail' || channel === 'adf-api';

export const destinationShape = z.object({
  channel: z.enum(CHANNELS),
  /** an e-mail address; of the API channels the address that its mail shall go to */
  to: z.string(),
  /** of the API channels: its base address; null otherwise */
  apiBaseUrl: z.string().nullable(),
  /** how ADF is written: as the standard has it, or with all comments merged into one (spec 3, the named provider) */
  adfFormat: z.enum(['standard', 'merged-comments']),
  /** The CRM gets every ADF lead as `new` (decided, 4). Left out: a visitor's later ones are `resend`. */
  isAlwaysNew: z.literal(true).optional(),
  /** The CRM takes ADF without a vehicle. Left out: ADF about no car names a placeholder, as the standard demands one. */
  omitsUnknownVehicle: z.literal(true).optional(),
});
export type Destination = z.infer<typeof destinationShape>;

/** What a dealership, or one of its stores, has decided about its leads. Content, read by the website. */
export interface DeliverySettings {
  /** get every lead as text mail, unless the form has recipients of its own */
  readonly recipients: readonly string[];
  /** `form` is a form, or a topic of the contact form: `CONTACT_3` (spec 7) */
  readonly byForm: readonly { readonly form: string; readonly recipients: readonly string[] }[];
  /** of CRMs: get ADF mail */
  readonly crmAddresses: readonly string[];
  readonly adfFormat: Destination['adfFormat'];
  /** leads without a vehicle go to CRMs too, with this year's "Unknown Unknown" (decided, 7); else as text only */
  readonly usesPlaceholderVehicle: boolean;
  /** Leaves that placeholder out: ADF about no car has no vehicle element. */
  readonly omitsUnknownVehicle: boolean;
  /** every ADF lead is `new`, also a visitor's second (decided, 4) */
  readonly everyRequestIsNew: boolean;
  /** base address of the HTTP channel (spec 7, `{api}/email/send`); null: not used */
  readonly apiBaseUrl: string | null;
}
