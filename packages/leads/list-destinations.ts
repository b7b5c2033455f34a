/** Decides where a lead goes. */
import type { LeadReceivers } from './channels/delivery-channel.ts';
import { findChannel } from './channels/find-channel.ts';
import { CHANNELS, type DeliverySettings, type Destination } from './destination.ts';
import type { LeadContent } from './lead.ts';
import type { LeadRouting } from './routing.ts';

/** Removes duplicate addresses, ignoring case. */
function unique(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Returns the first non-empty list: the topic's, the form's, or the general one. */
function recipientsOf({ keys }: LeadRouting, { byForm, recipients }: DeliverySettings): readonly string[] {
  const lists = keys.map((key) => byForm.find(({ form }) => form === key)?.recipients ?? []);
  return lists.find((list) => list.length > 0) ?? recipients;
}

/**
 * Lists the destinations of a lead. Text goes to the recipients of its topic or form, or to the general recipients.
 * ADF goes to the CRMs if they want such leads and it has a vehicle. Each channel says which of them it reaches.
 */
export function listDestinations(
  routing: LeadRouting,
  { vehicles }: Pick<LeadContent, 'vehicles'>,
  settings: DeliverySettings,
): Destination[] {
  const wantsAdf = routing.goesToCrm && (vehicles.length > 0 || settings.usesPlaceholderVehicle);
  const receivers: LeadReceivers = {
    settings,
    readers: unique([...recipientsOf(routing, settings), ...routing.alsoTo]),
    crms: wantsAdf ? unique(settings.crmAddresses) : [],
  };
  return CHANNELS.flatMap((channel) =>
    findChannel(channel)
      .destinationsOf(receivers)
      .map((destination): Destination => ({ channel, ...destination })),
  );
}
