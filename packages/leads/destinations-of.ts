/** Decides where a lead goes. */
import type { DeliverySettings, Destination } from './destination.ts';
import type { LeadContent } from './lead.ts';
import type { LeadRouting } from './routing.ts';

/** Each address once, however it is written. */
function unique(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** The first list that somebody has filled in: of the topic, of the form, else the one of all forms. */
function recipientsOf({ keys }: LeadRouting, { byForm, recipients }: DeliverySettings): readonly string[] {
  const lists = keys.map((key) => byForm.find(({ form }) => form === key)?.recipients ?? []);
  return lists.find((list) => list.length > 0) ?? recipients;
}

/**
 * The destinations of a lead: text to the recipients of its topic or form, else to those of every form; ADF to the CRMs,
 * if they want such leads and it is about a car. Where the HTTP channel is used, mail goes through it instead.
 */
export function destinationsOf(
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
  ];
}
