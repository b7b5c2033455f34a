import type { Lead, LeadVehicle } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

/** A path of the dealership's website as a URL that people can open. */
const onSite = (path: string, { url }: Lead['vendor']): string => `${url.replace(/\/+$/, '')}${path}`;

/** The page that a lead was sent from, as one can open it; null when it is not known. */
export function pageAddress({ circumstances, vendor }: Lead): string | null {
  const page = cleanLine(circumstances.page);
  return page?.startsWith('/') ? onSite(page, vendor) : page;
}

/** The page of a car of ours; null for any other car. */
export function vehicleAddress(
  { path }: Pick<LeadVehicle, 'path'>,
  { vendor }: Pick<Lead, 'vendor'>,
): string | null {
  const clean = cleanLine(path ?? null);
  return clean?.startsWith('/') ? onSite(clean, vendor) : null;
}
