import type { Content } from '@rooftop/content/content';
import { companyOf } from '@rooftop/content/documents/dealership/company/company';
import { vendorOf } from '@rooftop/platform/leads/vendor-of';
import { CommandError } from '../command-error.ts';
import { dealershipUrls } from '../start/dealerships.ts';
import type { TestTarget } from './test-lead.ts';

type Site = Parameters<typeof dealershipUrls>[1];

/**
 * Reads what a test lead needs to know about a dealership: where its leads go, and the signature of its mail.
 * @throws CommandError if there is no such dealership
 */
export async function findTestTarget(content: Content, site: Site, id: string): Promise<TestTarget> {
  const dealership = (await content.dealerships()).find((one) => one.id === id);
  const own = content.forDealership(id, { language: 'en' });
  const delivery = await own.leadDelivery();
  const [listed] = dealership === undefined ? [] : dealershipUrls([dealership], site);
  if (dealership === undefined || delivery === null || listed === undefined)
    throw new CommandError(`There is no dealership ${id}, or it is not published.`);
  const company = companyOf(dealership, await own.settings(), await own.stores(), undefined);
  return { dealership: id, delivery, vendor: vendorOf(delivery, company, listed.address) };
}
