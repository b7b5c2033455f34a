import type { Lead } from '../lead.ts';
import { cleanLine } from './clean-text.ts';

/** The page that a lead was sent from, as one can open it; null when it is not known. */
export function pageAddress({ circumstances, vendor }: Lead): string | null {
  const page = cleanLine(circumstances.page);
  return page?.startsWith('/') ? `${vendor.url.replace(/\/+$/, '')}${page}` : page;
}
