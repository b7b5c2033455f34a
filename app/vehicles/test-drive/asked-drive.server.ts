import { redirect } from '@remix-run/node';
import { vehiclePath } from '@rooftop/inventory/address/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/asked-page.ts';
import { pageMissing } from '../../http/page-missing.ts';
import { audienceOf } from '../../inventory/audience.server.ts';
import { askAboutPath, canBeDriven } from '../ask-about.server.ts';
import { type Seller, sellerOf } from '../detail/seller.server.ts';

/** Where a test drive of a car is arranged, without the language. */
export const testDrivePath = (vin: string): string => `/test-drive/${vin}`;

/** A car that somebody would like to drive, and who has it. */
export interface AskedDrive {
  readonly hit: Hit;
  readonly seller: Seller;
}

/**
 * The car that a path names. One that the visitor may not see is none.
 * @throws Response 404 for no car, 302 to the page of one that was sold, 302 to the contact form for one that cannot be
 * driven yet
 */
export async function askedDrive(vin: string | undefined, context: RequestContext): Promise<AskedDrive> {
  const [index, audience] = await Promise.all([context.inventory.index(), audienceOf(context)]);
  const hit = vin === undefined ? null : index.show(vin, audience);
  if (hit === null) throw pageMissing('invalid');
  const { locale, dealership } = context;
  if (hit.listing.status === 'sold')
    throw redirect(localPath(vehiclePath(hit.listing), locale, dealership.languages));
  if (!canBeDriven(hit.listing))
    throw redirect(localPath(askAboutPath(hit.listing.vin), locale, dealership.languages));
  return { hit, seller: await sellerOf(hit.listing, context) };
}
