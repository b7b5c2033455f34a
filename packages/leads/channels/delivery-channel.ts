/** What a delivery channel is: an object of this type in a file of this folder, and a line in delivery-channels.ts. */
import type { OutgoingLead } from '../delivery/channel.ts';
import type { DeliverySettings, Destination } from '../destination.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { InboundMail } from '../messages/reply-address.ts';

/** Who gets a lead, as settings and rules decide it. */
export interface LeadReceivers {
  readonly settings: DeliverySettings;
  /** Addresses of people. Each occurs once. */
  readonly readers: readonly string[];
  /** Addresses of CRMs. Empty if they do not want the lead. */
  readonly crms: readonly string[];
}

/** What channels send with. */
export interface SendingMeans {
  readonly transport: MailTransport;
  readonly http: HttpClient;
  /** Finds the key that signs a dealership's webhooks. */
  readonly findWebhookKey: (dealership: string) => Promise<string | null>;
  /** Where staff's replies to lead mail come in. Null: they go to the shopper directly. */
  readonly inbound: InboundMail | null;
}

export interface DeliveryChannel {
  /** Where this channel takes a lead. Empty if it doesn't. */
  destinationsOf(receivers: LeadReceivers): readonly Omit<Destination, 'channel'>[];
  /**
   * What it sends, as text for staff.
   * @param deskUrl URL of the lead in the desk. Null if there is none
   */
  print(outgoing: OutgoingLead, deskUrl: string | null): string;
  /**
   * Sends a lead. Resolves once the other side has accepted it. Error messages contain no personal data.
   * @param deskUrl as in `print`
   * @throws PermanentFailure if the lead must not be retried
   * @throws Error if it is to be retried later
   */
  send(
    outgoing: OutgoingLead,
    signal: AbortSignal,
    means: SendingMeans & { readonly deskUrl: string | null },
  ): Promise<void>;
}

/** A message as staff read it. */
export const printJson = (message: object): string => `${JSON.stringify(message, null, 2)}\n`;

/** Where CRMs get ADF, with what the dealership's CRM needs of it. */
export function crmDestinations({ settings, crms }: LeadReceivers): readonly Omit<Destination, 'channel'>[] {
  const { apiBaseUrl, adfFormat, everyRequestIsNew, omitsUnknownVehicle } = settings;
  return crms.map((to) => ({
    to,
    apiBaseUrl,
    adfFormat,
    ...(everyRequestIsNew && { isAlwaysNew: true as const }),
    ...(omitsUnknownVehicle && { omitsUnknownVehicle: true as const }),
  }));
}
