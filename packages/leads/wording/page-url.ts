import type { Lead, LeadVehicle } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

/** Converts a path of the dealership's website to an absolute URL. */
const onSite = (path: string, { url }: Lead['vendor']): string => `${url.replace(/\/+$/, '')}${path}`;

/** Returns the URL of the page a lead was sent from, or null if unknown. */
export function pageUrl({ circumstances, vendor }: Lead): string | null {
  const page = cleanLine(circumstances.page);
  return page?.startsWith('/') ? onSite(page, vendor) : page;
}

/** Returns the URL of a vehicle's page, or null if it is not one of the dealership's vehicles. */
export function vehicleUrl(
  { path }: Pick<LeadVehicle, 'path'>,
  { vendor }: Pick<Lead, 'vendor'>,
): string | null {
  const clean = cleanLine(path ?? null);
  return clean?.startsWith('/') ? onSite(clean, vendor) : null;
}
