/** Decides where a lead goes. */
import type { DeliverySettings, Destination } from './destination.ts';
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
 * ADF goes to the CRMs if they want such leads and it has a vehicle. If the HTTP channel is used, it replaces
 * mail. Webhooks get every lead.
 */
export function listDestinations(
  routing: LeadRouting,
  { vehicles }: Pick<LeadContent, 'vehicles'>,
  settings: DeliverySettings,
): Destination[] {
  const { crmAddresses, adfFormat, usesPlaceholderVehicle, apiBaseUrl } = settings;
  const readers = unique([...recipientsOf(routing, settings), ...routing.alsoTo]);
  const wantsAdf = routing.goesToCrm && (vehicles.length > 0 || usesPlaceholderVehicle);
  const crms = wantsAdf ? unique(crmAddresses) : [];
  const isByApi = apiBaseUrl !== null;
  const common = { apiBaseUrl, adfFormat };
  const forCrms = {
    ...common,
    ...(settings.everyRequestIsNew && { isAlwaysNew: true as const }),
    ...(settings.omitsUnknownVehicle && { omitsUnknownVehicle: true as const }),
  };
  return [
    ...readers.map((to) => ({ channel: isByApi ? 'text-api' : 'text-mail', to, ...common }) as const),
    ...crms.map((to) => ({ channel: isByApi ? 'adf-api' : 'adf-mail', to, ...forCrms }) as const),
    ...settings.webhooks.map((to) => ({ channel: 'webhook', to, apiBaseUrl: null, adfFormat }) as const),
  ];
}
