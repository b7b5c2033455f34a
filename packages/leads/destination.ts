/**
 * Where leads go. This is decided when a lead is accepted, in the same transaction. Later changes of settings don't
 * affect it unless the lead had no destination (delivery/plan-deliveries.ts).
 */
import type { Language } from '@rooftop/tenancy/languages';
import { z } from 'zod';

interface ChannelRow extends Readonly<Record<Language, string>> {
  /** Its addresses are URLs that may hold keys. Staff see only the host. */
  readonly hidesPath?: true;
}

const CHANNEL_ROWS = {
  'text-mail': { en: 'Text mail', es: 'Correo de texto' },
  'adf-mail': { en: 'ADF mail', es: 'Correo ADF' },
  'text-api': { en: 'Text by API', es: 'Texto por API' },
  'adf-api': { en: 'ADF by API', es: 'ADF por API' },
  webhook: { en: 'Webhook', es: 'Webhook', hidesPath: true },
} as const satisfies Record<string, ChannelRow>;
export type Channel = keyof typeof CHANNEL_ROWS;

/** Delivery channels, each with a line in channels/delivery-channels.ts, and what staff call them. */
export const CHANNEL_NAMES: Readonly<Record<Channel, ChannelRow>> = CHANNEL_ROWS;

/** In the order in which a lead's deliveries are listed. */
export const CHANNELS: readonly Channel[] = Object.keys(CHANNEL_ROWS).filter((name): name is Channel =>
  Object.hasOwn(CHANNEL_ROWS, name),
);

/** Returns whether a channel carries ADF. */
export const isAdf = (channel: Channel): boolean => channel === 'adf-mail' || channel === 'adf-api';

export const destinationShape = z.object({
  channel: z.enum(CHANNELS),
  /** An email address, for API channels that to which the API sends the email; for webhooks, the URL to call. */
  to: z.string(),
  /** Base URL of API channels. Null for the others. */
  apiBaseUrl: z.string().nullable(),
  /** ADF by the standard, or with all comments merged into one (spec 3, the named provider). */
  adfFormat: z.enum(['standard', 'merged-comments']),
  /** The CRM gets every ADF lead as `new` (decision 114). If absent, a visitor's later leads are `resend`. */
  isAlwaysNew: z.literal(true).optional(),
  /**
   * The CRM accepts ADF without a vehicle. If absent, a lead without a vehicle names a placeholder, because the
   * standard requires one.
   */
  omitsUnknownVehicle: z.literal(true).optional(),
});
export type Destination = z.infer<typeof destinationShape>;

/** What staff see of a destination. */
export const shownDestinationShape = z.object({
  channel: z.enum(CHANNELS),
  /** An email address, or the host of a URL that may hold keys. Null if the URL is invalid. */
  to: z.string().nullable(),
});
export type ShownDestination = z.infer<typeof shownDestinationShape>;

/** Returns what staff may see of a destination. */
export const shownDestination = ({ channel, to }: Pick<Destination, 'channel' | 'to'>): ShownDestination => ({
  channel,
  to: CHANNEL_NAMES[channel].hidesPath ? (URL.parse(to)?.host ?? null) : to,
});

/** Lead settings of a dealership or one of its stores, from content. */
export interface DeliverySettings {
  /** Get every lead as text mail, unless the form has its own recipients. */
  readonly recipients: readonly string[];
  /** `form` is a form, or a topic of the contact form such as `CONTACT_3` (spec 7). */
  readonly byForm: readonly { readonly form: string; readonly recipients: readonly string[] }[];
  /** CRM addresses that get ADF mail. */
  readonly crmAddresses: readonly string[];
  readonly adfFormat: Destination['adfFormat'];
  /**
   * Whether leads without a vehicle go to CRMs too, with this year's "Unknown Unknown" (decision 114). Otherwise they
   * go as text only.
   */
  readonly usesPlaceholderVehicle: boolean;
  /** Leaves that placeholder out, so that ADF without a vehicle has no vehicle element. */
  readonly omitsUnknownVehicle: boolean;
  /** Every ADF lead is `new`, even a visitor's second (decision 114). */
  readonly everyRequestIsNew: boolean;
  /** Base URL of the HTTP channel (spec 7, `{api}/email/send`). Null if not used. */
  readonly apiBaseUrl: string | null;
  /** URLs that get every lead as JSON, besides mail. */
  readonly webhooks: readonly string[];
}
