import { redirect } from '#app/framework.server.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { notFound } from '#app/http/not-found.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { askAboutPath, canBeDriven } from '../ask-about.server.ts';
import { type Seller, sellerOf } from '../detail/seller.server.ts';

/** URL to schedule a test drive of a car, without the language. */
export const testDrivePath = (vin: string): string => `/test-drive/${vin}`;

/** A car for a test drive, and its seller. */
export interface TestDriveRequest {
  readonly hit: Hit;
  readonly seller: Seller;
}

/**
 * The car that a path names. Treats cars that the visitor may not see as missing.
 * @throws Response (404) without a car, (302) to the page of a sold car, (302) to the contact form for a car that
 * cannot be driven yet
 */
export async function parseTestDriveRequest(
  vin: string | undefined,
  context: RequestContext,
): Promise<TestDriveRequest> {
  const [index, audience] = await Promise.all([context.inventory.index(), audienceOf(context)]);
  const hit = vin === undefined ? null : index.findHit(vin, audience);
  if (hit === null) throw notFound('invalid');
  const { locale, dealership } = context;
  if (hit.listing.status === 'sold')
    throw redirect(localPath(vehiclePath(hit.listing), locale, dealership.languages));
  if (!canBeDriven(hit.listing))
    throw redirect(localPath(askAboutPath(hit.listing.vin), locale, dealership.languages));
  return { hit, seller: await sellerOf(hit.listing, context) };
}
