/** Decides where a lead goes. */
import type { DeliverySettings, Destination } from './destination.ts';
import type { LeadKind } from './kind.ts';
import type { LeadContent } from './lead.ts';

/** Each address once, however it is written. */
function unique(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/**
 * The destinations of a lead: text to the recipients of its form, else to those of every form; ADF to the CRMs, if they
 * want such leads and it is about a car. Where the HTTP channel is used, mail goes through it instead.
 * @param alsoTo addresses that get the text besides
 */
export function destinationsOf(
  { form, goesToCrm }: Pick<LeadKind, 'form' | 'goesToCrm'>,
  { vehicles }: Pick<LeadContent, 'vehicles'>,
  settings: DeliverySettings,
  alsoTo: readonly string[] = [],
): Destination[] {
  const { recipients, byForm, crmAddresses, adfFormat, usesPlaceholderVehicle, apiBaseUrl } = settings;
  const own = byForm.find((entry) => entry.form === form)?.recipients ?? [];
  const readers = unique([...(own.length > 0 ? own : recipients), ...alsoTo]);
  const wantsAdf = goesToCrm && (vehicles.length > 0 || usesPlaceholderVehicle);
  const crms = wantsAdf ? unique(crmAddresses) : [];
  const isByApi = apiBaseUrl !== null;
  return [
    ...readers.map(
      (to) => ({ channel: isByApi ? 'text-api' : 'text-mail', to, apiBaseUrl, adfFormat }) as const,
    ),
    ...crms.map((to) => ({ channel: isByApi ? 'adf-api' : 'adf-mail', to, apiBaseUrl, adfFormat }) as const),
  ];
}
